import type { AtSeat, Player } from '../protocol';

/** How long somebody may be away before the others are asked what to do. */
const PATIENCE = 20_000;

/** Who has been away for a while, and for whom the others would rather wait. */
export class Absences {
  /** The seats that have been away for so long that it shows. */
  gone = $state.raw<readonly number[]>([]);
  private waitedFor = $state.raw<readonly number[]>([]);
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The seats about which to ask. */
  get asked(): readonly number[] {
    return this.gone.filter((seat) => !this.waitedFor.includes(seat));
  }

  /** Take in who is here now; `mine` are never away. */
  look(seats: readonly AtSeat[], players: readonly Player[], mine: readonly number[]): void {
    seats.forEach(({ here, stand_in }, seat) => {
      const away = !here && !stand_in && players[seat]?.bot === null && !mine.includes(seat);
      if (!away) this.back(seat);
      else if (!this.timers.has(seat))
        this.timers.set(
          seat,
          setTimeout(() => (this.gone = [...this.gone, seat]), PATIENCE),
        );
    });
  }

  /** Ask no more about this seat until it has been here again. */
  wait(seat: number): void {
    this.waitedFor = [...this.waitedFor, seat];
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private back(seat: number): void {
    clearTimeout(this.timers.get(seat));
    if (!this.timers.delete(seat)) return;
    this.gone = this.gone.filter((one) => one !== seat);
    this.waitedFor = this.waitedFor.filter((one) => one !== seat);
  }
}
