import { SECTIONS, type SectionId } from './chapters';

/** What somebody at the table wants to read: a section, what there is to ask about, or everything. */
export type Question = SectionId | 'things' | 'all';

let asked = $state.raw<Question | null>(null);

/** What is being read over the table. */
export function question(): Question | null {
  return asked;
}

/** Lay the answer over the table; nothing puts it away. */
export function ask(about: Question | null): void {
  asked = about;
}

/** Lay all the rules over the table instead of going to their page. */
export function askAll(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  ask('all');
}

/** What a place at the table is an example of: the nearest `data-rule` around it. */
export function ruleOf(place: Element | null): SectionId | null {
  const id = place?.closest<HTMLElement | SVGElement>('[data-rule]')?.dataset.rule ?? '';
  return SECTIONS.has(id) ? (id as SectionId) : null;
}

/** What a click asks about. Whatever does something itself goes first, and so does marking. */
export function ruleAtClick(place: Element): SectionId | null {
  if (place.closest('button, a, input, label, summary')) return null;
  const rule = ruleOf(place);
  return place.closest('[role=grid]') && rule !== 'seal' ? null : rule;
}

/** What the focus is on: in an island that can be marked, its square. */
export function ruleAtFocus(): SectionId | null {
  const at = document.activeElement;
  const square = at?.getAttribute('aria-activedescendant');
  return ruleOf(square ? document.getElementById(square) : at);
}
