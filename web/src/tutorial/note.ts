import { text } from '../text/fluent.svelte';

/** A word to who learns the game, in the place of the prompt's smaller sentence. */
export interface Note {
  /** What it is about; for tests, and for those who style it. */
  name: string;
  text: string;
  /** The same as is pointed at, in words: for those who cannot see it. */
  also?: string;
  /** The test ids of what it points at. */
  points?: readonly string[];
  /** Wants no more of these. */
  off?: () => void;
}

/** Whether the words for notes have come. */
export function hasWords(): boolean {
  return text('hints-off') !== undefined;
}
