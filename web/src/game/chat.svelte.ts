import { LONGEST_REMARK } from '../facts';
import type { ClientMessage, Remark, Remarks, Say } from '../protocol';
import { recall, remember } from './memory';
import { isSaid } from './unanswered';

export type Reaction = NonNullable<Remark['reaction']>;

const FLASH = 4000;
/** More at once than this is what was said before one came in. */
const LIVE = 3;

/** What is said at the table, what of it is new, and what this browser has yet to say. */
export class Chat {
  remarks = $state.raw<readonly Remark[]>([]);
  muted = $state(false);
  /** The reactions that show by the players just now. */
  flashes = $state.raw<Readonly<Record<number, { reaction: Reaction }>>>({});
  /** Called for each remark of somebody else that comes in while one is here. */
  onremark: ((remark: Remark) => void) | undefined;

  /** What is being typed. */
  draft = $state('');

  private read = $state.raw<readonly number[]>([]);
  private own = $state.raw<Readonly<Record<number, string | null>>>({});
  private readonly unsaid: Say[] = [];
  private current: Say | null = null;

  constructor(
    private readonly game: string,
    private readonly tell: (message: ClientMessage) => void,
  ) {
    const memory = recall(game);
    this.muted = memory.muted;
    this.read = memory.read;
  }

  /** How many remarks of others were not read yet. */
  get unread(): number {
    return this.muted ? 0 : this.remarks.filter((remark) => this.isNew(remark)).length;
  }

  /** The browser's own seats: nobody is told of what they say themselves. */
  sits(seats: readonly number[], players: readonly { name: string | null }[]): void {
    this.own = Object.fromEntries(seats.map((seat) => [seat, players[seat]?.name ?? null]));
  }

  /** Whether the person who sits here said it, and not somebody who had the seat before. */
  isOwn({ seat, name }: Remark): boolean {
    return this.own[seat] === name;
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.flashes = {};
    remember(this.game, { muted });
  }

  /** All that was said is read. */
  look(): void {
    const read: number[] = [...this.read];
    for (const { seat, number } of this.remarks) read[seat] = Math.max(read[seat] ?? 0, number + 1);
    if (String(read) === String(this.read)) return;
    this.read = Array.from(read, (count) => count ?? 0);
    remember(this.game, { read: [...this.read] });
  }

  /** Say what was typed. */
  say(seat: number): void {
    const said = [...this.draft.trim()].slice(0, LONGEST_REMARK).join('');
    this.draft = '';
    if (said) this.put({ type: 'say', seat, number: 0, text: said });
  }

  react(seat: number, reaction: Reaction): void {
    this.put({ type: 'say', seat, number: 0, reaction });
  }

  hear({ remarks }: Remarks): void {
    const fresh = remarks.filter((remark) => !this.isKnown(remark));
    this.remarks = [...this.remarks, ...fresh];
    if (fresh.length <= LIVE) for (const remark of fresh) this.show(remark);
    if (this.remarks.some((remark) => this.isMine(remark))) this.next();
  }

  /** The server did not take what was said last; true if it will be said otherwise. */
  refused(): boolean {
    const { current } = this;
    // Another window of the same seat was quicker, and has spoken under this number.
    const again = current !== null && this.isKnown(current);
    if (again) this.unsaid.unshift(current);
    this.next();
    return again;
  }

  private show(remark: Remark): void {
    if (this.muted || !(this.isNew(remark) || this.isMine(remark))) return;
    if (remark.reaction) this.flash(remark.seat, remark.reaction);
    if (this.isNew(remark)) this.onremark?.(remark);
  }

  private flash(seat: number, reaction: Reaction): void {
    const flash = { reaction };
    this.flashes = { ...this.flashes, [seat]: flash };
    setTimeout(() => {
      const others = Object.entries(this.flashes).filter(([, one]) => one !== flash);
      this.flashes = Object.fromEntries(others);
    }, FLASH);
  }

  private isNew(remark: Remark): boolean {
    return !this.isOwn(remark) && remark.number >= (this.read[remark.seat] ?? 0);
  }

  /** Whether this is what was said here a moment ago. */
  private isMine(remark: Remark): boolean {
    return this.current !== null && isSaid(remark, this.current);
  }

  /** Remarks go one after the other, for each carries the number of those before it. */
  private put(say: Say): void {
    this.unsaid.push(say);
    if (!this.current) this.next();
  }

  private next(): void {
    const say = this.unsaid.shift();
    this.current = say ? { ...say, number: this.count(say.seat) } : null;
    if (this.current) this.tell(this.current);
  }

  private isKnown({ seat, number }: Pick<Remark, 'seat' | 'number'>): boolean {
    return this.remarks.some((one) => one.seat === seat && one.number === number);
  }

  private count(seat: number): number {
    const numbers = this.remarks.filter((one) => one.seat === seat).map((one) => one.number);
    return Math.max(-1, ...numbers) + 1;
  }
}
