import { settings } from './settings.svelte';

/** Whether this device can tremble at all. */
export const trembles = typeof navigator !== 'undefined' && 'vibrate' in navigator;

/** Milliseconds of trembling and of rest, in turn. */
const PATTERNS = {
  mark: [8],
  nope: [12, 50, 12],
  island: [14, 70, 14, 70, 30],
  cup: [12, 50, 24],
  round: [18],
};

/** Let the device tremble a little, where the player wants that. */
export function tremble(what: keyof typeof PATTERNS): void {
  // A browser allows it only after a gesture, and complains before.
  if (!settings.haptics || !trembles || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(PATTERNS[what]);
}
