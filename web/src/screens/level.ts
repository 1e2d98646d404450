/** The level last used; somebody new begins with the gentlest but one. */
export function levelFor(last: string, levels: readonly string[]): string {
  return levels.includes(last) ? last : (levels[1] ?? levels[0] ?? '');
}
