/** Fields that cannot be sent say why in the reader's language, not in the browser's. */

import { say } from "./text.svelte";

function reason({ validity, minLength, min, max }: HTMLInputElement): string {
  if (validity.valueMissing) return say("field-missing");
  if (validity.tooShort) return say("field-short", { count: minLength });
  return validity.rangeUnderflow || validity.rangeOverflow || validity.badInput ? say("field-range", { min, max }) : "";
}

/** Called once. */
export function speakOfFields(): void {
  const heard = (event: Event, say: (field: HTMLInputElement) => string): void => {
    if (event.target instanceof HTMLInputElement) event.target.setCustomValidity(say(event.target));
  };
  addEventListener("invalid", (event) => heard(event, reason), { capture: true });
  addEventListener("input", (event) => heard(event, () => ""), { capture: true }); // it is asked again when it is sent
}
