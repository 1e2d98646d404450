/** Let the arrow keys move the focus among the cards of a group, as they lie; the first arrow leads to the first. */
export function amongCards(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const [first] = cards;
  const row = cards.filter((card) => card.offsetTop === first?.offsetTop).length;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
  const step = steps[event.key as keyof typeof steps];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const at = cards.findIndex((card) => card === document.activeElement);
  (at < 0 ? first : cards[at + step])?.focus();
}
