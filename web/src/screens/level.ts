/** The level last used; somebody new begins in the middle. */
export function levelFor(last: string, levels: readonly string[]): string {
  return levels.includes(last) ? last : (levels[Math.floor(levels.length / 2)] ?? '');
}
