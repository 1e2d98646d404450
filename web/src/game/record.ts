import type { Replay } from '../protocol';

let loaded: Replay | null = null;

/** Keep a record that was loaded from a file until the replay screen asks for it. */
export function keepRecord(replay: Replay): void {
  loaded = replay;
}

/** The record that was loaded last, if one was. */
export function loadedRecord(): Replay | null {
  return loaded;
}
