import { sentences } from '../text/fluent.svelte';

const TOGETHER = 120;
const FORGET = 5000;

/** Tells those who listen what happens; what happens in one moment is told together. */
export class Announcer {
  said = $state('');
  private happened: string[] = [];
  private pointed = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell this, after what is still to be told. */
  tell(text: string): void {
    this.happened.push(text);
    this.soon();
  }

  /** Tell where the pattern would lie; only the last such place matters. */
  point(text: string): void {
    this.pointed = text;
    this.soon();
  }

  /** Let nothing that was told remain. */
  hush(): void {
    clearTimeout(this.timer);
    this.happened = [];
    this.pointed = '';
    this.said = '';
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.said = sentences([...this.happened, this.pointed]);
      this.happened = [];
      this.pointed = '';
      // The same words are told again only if they were gone in between.
      this.timer = setTimeout(() => (this.said = ''), FORGET);
    }, TOGETHER);
  }
}
