/** The letter of a key as on an English keyboard, so that Z is Z where the key says Я; Latin layouts know their own letters. */
export function letterOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (!letter || /^[ -~]$/.test(event.key)) return event.key;
  return event.shiftKey ? letter : letter.toLowerCase();
}
