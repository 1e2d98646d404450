import type { AtSeat, Player } from '../protocol';

/** How long somebody may be away before the others are asked what to do. */
const PATIENCE = 20_000;

/** Who has been away for a while, and for whom the others would rather wait. */
export class Absences {
  /** The seats that have been away for so long that it shows. */
  gone = $state.raw<readonly number[]>([]);
  private waitedFor = $state.raw<readonly number[]>([]);
  private readonly timers: (ReturnType<typeof setTimeout> | undefined)[] = [];

  /** The seats about which to ask. */
  get asked(): readonly number[] {
    return this.gone.filter((seat) => !this.waitedFor.includes(seat));
  }

  /** Take in who is here now; `mine` are never away. */
  look(seats: readonly AtSeat[], players: readonly Player[], mine: readonly number[]): void {
    seats.forEach(({ here, stand_in }, seat) => {
      const away = !here && !stand_in && players[seat]?.bot === null && !mine.includes(seat);
      if (!away) this.back(seat);
      else this.timers[seat] ??= setTimeout(() => (this.gone = [...this.gone, seat]), PATIENCE);
    });
  }

  /** Ask no more about this seat until it has been here again. */
  wait(seat: number): void {
    this.waitedFor = [...this.waitedFor, seat];
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private back(seat: number): void {
    if (this.timers[seat] === undefined) return;
    clearTimeout(this.timers[seat]);
    this.timers[seat] = undefined;
    this.gone = this.gone.filter((one) => one !== seat);
    this.waitedFor = this.waitedFor.filter((one) => one !== seat);
  }
}
