import { language } from '../text/fluent.svelte';

/** A day in the words of the language, from its date in UTC. */
export function tellDay(day: string, short = false): string {
  const style: Intl.DateTimeFormatOptions = short
    ? { day: 'numeric', month: 'numeric' }
    : { dateStyle: 'medium' };
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(tag(), { ...style, timeZone: 'UTC' });
}

/** A mean with one digit after the point. */
export function tellMean(mean: number): string {
  return mean.toLocaleString(tag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A share of a whole. */
export function tellShare(part: number, all: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return (all ? part / all : 0).toLocaleString(tag(), style);
}

/** A difference, with its sign. */
export function tellChange(points: number): string {
  return points.toLocaleString(tag(), { signDisplay: 'exceptZero' });
}

/** The language that is spoken, as in the person's country where the browser says which that is. */
function tag(): string {
  const spoken = language() === 'xx' ? 'en' : language();
  return navigator.languages.find((one) => one.split('-')[0] === spoken) ?? spoken;
}
