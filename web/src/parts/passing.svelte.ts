const SHOWN = 5000;

/** Something that is said for a moment. */
export class Passing {
  text = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.text = ''), SHOWN);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.text = '';
  }
}
