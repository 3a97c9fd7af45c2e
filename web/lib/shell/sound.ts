/** Small sounds made on the spot; silent unless switched on. */

import { settings } from "./settings.svelte";

type Sound = "mine" | "move" | "turn" | "no" | "end" | "chat";
/** [frequency in Hz, start in s, length in s] */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  mine: [[330, 0, 0.09]],
  move: [[262, 0, 0.08]],
  turn: [
    [523, 0, 0.1],
    [659, 0.1, 0.16],
  ],
  no: [[196, 0, 0.12]],
  end: [
    [392, 0, 0.16],
    [523, 0.14, 0.16],
    [659, 0.28, 0.32],
  ],
  chat: [[440, 0, 0.06]],
};
const LOUDEST = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  const kind = sound === "turn" || sound === "chat" ? sound : "pieces";
  if (!settings.sound || !settings.sounds.includes(kind)) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[sound]) tone(context, frequency, context.currentTime + start, length);
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = frequency;
  volume.gain.setValueAtTime((LOUDEST * settings.volume) / 100, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
