let all = $state.raw<readonly string[]>([]);

/** Point at these things, by their test ids, and at nothing else. */
export function pointAt(testids: readonly string[]): void {
  if (String(all) !== String(testids)) all = testids;
}

/** Whether the guide points at this thing. */
export function pointed(testid: string): boolean {
  return all.includes(testid);
}
