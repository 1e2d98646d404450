import { text } from '../text/fluent.svelte';

/** Advice, shown instead of the prompt's smaller sentence; with no text, only a way to ask for some. */
export interface Note {
  /** What it is about; for tests, and for those who style it. */
  name: string;
  text: string;
  /** The same as is pointed at, in words: for those who cannot see it. */
  also?: string;
  /** The test ids of what it points at. */
  points?: readonly string[];
  /** Whether it asks for one square, not for the pattern. */
  single?: boolean;
  /** A button that tells more, or does what is told. */
  more?: { label: string; busy: boolean; act: () => void } | undefined;
  /** Wants no more of these. */
  off?: () => void;
}

/** Whether the words for notes have come. */
export function hasWords(): boolean {
  return text('hints-off') !== undefined;
}
