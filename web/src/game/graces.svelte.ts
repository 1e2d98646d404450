import { Clock } from './clock.svelte';

/** How long those who are away still have to come back, before others may decide about their seats. */
export class Graces {
  private clocks = $state.raw<readonly Clock[]>([]);

  /** Begin to count down for each seat, from what the server has said. */
  set(seats: readonly { grace: number | null }[]): void {
    if (seats.length !== this.clocks.length) {
      this.stop();
      this.clocks = seats.map(() => new Clock());
    }
    seats.forEach(({ grace }, seat) => this.clocks[seat]?.set(grace));
  }

  /** The whole seconds that a seat's person has left; none if they are here, or were away for long. */
  left(seat: number): number {
    return this.clocks[seat]?.left ?? 0;
  }

  stop(): void {
    for (const clock of this.clocks) clock.stop();
  }
}
