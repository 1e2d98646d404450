/** How much of a turn is left, in whole seconds, counted from when the server last said so. */
export class Clock {
  left = $state<number | null>(null);
  private end = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin to count down from that many seconds; from none, stop. */
  set(seconds: number | null): void {
    clearTimeout(this.timer);
    this.end = Date.now() + (seconds ?? 0) * 1000;
    this.left = null;
    if (seconds !== null) this.count();
  }

  stop(): void {
    this.set(null);
  }

  private count(): void {
    const left = Math.max(0, this.end - Date.now());
    this.left = Math.ceil(left / 1000);
    if (left > 0) this.timer = setTimeout(() => this.count(), left - (this.left - 1) * 1000);
  }
}

/** How many seconds before its end a turn is called short: ten, or less where turns are short. */
export function shortly(clock: number): number {
  return Math.min(10, Math.floor(clock / 3));
}

/** "0:07" */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
