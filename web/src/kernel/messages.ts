import type { Question } from './kernel.ts';

/** What the worker is sent. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** What the worker says: once whether it is ready, then the answer to each question. */
export type Answer =
  | { readonly ready: true }
  | { readonly ready: false; readonly error: string }
  | { readonly id: number; readonly actions: readonly number[] }
  | { readonly id: number; readonly error: string };
