/** Quiet sounds, made here: for a move, for my turn, for the end. Off until somebody wants them. */

import { me } from "./me.svelte";

const NOTES = { move: [330], turn: [440, 660], end: [392, 494, 587] }; // Hz, one after another
const NOTE_S = 0.16;
const LOUD = 0.05;

let context: AudioContext | null = null;

export function sound(what: keyof typeof NOTES): void {
  if (!me.sounds) return;
  context ??= new AudioContext();
  NOTES[what].forEach((pitch, i) => {
    const [tone, volume] = [context!.createOscillator(), context!.createGain()];
    const start = context!.currentTime + i * NOTE_S;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 2 * NOTE_S);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 2 * NOTE_S);
  });
}
