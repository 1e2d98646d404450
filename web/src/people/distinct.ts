/** The name, with a number if another is called so already; the server numbers people likewise. */
export function distinct(name: string, others: readonly string[]): string {
  let number = 1;
  let called = name;
  while (others.includes(called)) called = `${name} ${++number}`;
  return called;
}
