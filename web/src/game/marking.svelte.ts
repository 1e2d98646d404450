import { untrack } from 'svelte';

import type { Gain } from '../protocol';
import { pointed } from '../tutorial/pointed';
import {
  covered,
  drawn,
  type Placement,
  placements,
  readPlacement,
  reoriented,
  single,
  snapped,
  whole,
} from './moves';
import {
  AS_PRINTED,
  flipped,
  held,
  type Orientation,
  orientationOf,
  printed,
  turned,
  turnsFrom,
} from './orientations';
import type { Session } from './session';
import { count, names, type Point, squareAt, type Squares, squaresAlong } from './squares';

export type Complaint = 'not-the-pattern' | 'not-all-of-it' | 'fits-one-way' | 'not-here';

interface Spot {
  slot: number;
  point: Point;
}

const COMPLAINT_SHOWN = 2600;

/** Marking by pointing, drawing and keys: gestures that become moves the server has listed. */
export class Marking {
  private readonly session: Session;
  orientation = $state.raw<Orientation>(AS_PRINTED);
  wantsSingle = $state(false);
  spot = $state.raw<Spot | null>(null);
  line = $state.raw<{ slot: number; squares: Squares; trail: readonly Point[] } | null>(null);
  /** Where on the screen the pattern is, while its card is dragged. */
  carried = $state.raw<{ x: number; y: number } | null>(null);
  complaint = $state.raw<{ key: Complaint; slot: number } | null>(null);

  /** Why the pattern lies as before, although it was just turned or turned over. */
  unchanged = $state.raw<{ why: 'same-turn' | 'same-mirror' | 'complaint-fits-one-way' } | null>(
    null,
  );

  private last: Spot | null = null;
  private ended = true;

  readonly options: Placement[] = $derived.by(() => {
    const { session } = this;
    if (session.playing || session.sent) return [];
    return placements(session.legal.length > 0 ? session.legal : session.instead);
  });
  readonly patterns: Placement[] = $derived(whole(this.options));
  readonly singles: Placement[] = $derived(single(this.options));
  /** Whether one square is to be marked, by choice or because nothing else is possible. */
  readonly oneSquare: boolean = $derived(
    this.patterns.length === 0 || (this.wantsSingle && this.singles.length > 0),
  );
  readonly usable: Placement[] = $derived(this.oneSquare ? this.singles : this.patterns);
  /** Whether the marks are done but for the confirming: a gesture then moves the last of them. */
  readonly moving: boolean = $derived.by(() => this.session.seemsComplete);
  readonly ghost: Placement | undefined = $derived.by(() => {
    if (!this.spot || this.moving) return undefined;
    return this.fitting(this.spot);
  });
  /** What the ghost would bring, or else what the pencil marks do. */
  readonly gains: readonly Gain[] = $derived.by(
    () => this.ghost?.gains ?? this.session.pencilGains,
  );

  constructor(session: Session) {
    this.session = session;
  }

  /** The squares of a slot that can be marked now. */
  open(slot: number): Squares {
    return covered(this.usable, slot);
  }

  /** The squares of a slot that are marked in pencil. */
  written(slot: number): Squares {
    return this.session.pencil.reduce((squares, move) => {
      const read = readPlacement(move);
      return read?.slot === slot ? squares | read.squares : squares;
    }, 0);
  }

  /** Begin each action with the pattern as printed, while the component lives. */
  follow(): void {
    $effect(() => {
      void this.session.action;
      untrack(() => this.reset());
    });
  }

  /** Forget everything about the last turn. */
  reset(): void {
    this.orientation = AS_PRINTED;
    this.wantsSingle = false;
    this.line = null;
    this.complaint = null;
    this.ended = true;
  }

  point(slot: number, point: Point): void {
    this.spot = { slot, point };
    if (this.ghost && this.complaint?.key === 'not-here') this.complaint = null;
  }

  leave(): void {
    this.spot = null;
  }

  /** Place what the ghost shows, or the nearest to a point. */
  place(spot: Spot): boolean {
    const found = this.fitting(spot);
    if (!found) {
      if (this.options.length > 0) this.complain('not-here', spot.slot);
      return false;
    }
    this.put(found);
    return true;
  }

  press(spot: Spot): void {
    this.complaint = null;
    this.ended = false;
    this.last = spot;
    this.spot = spot;
    const under = squareAt(spot.point);
    this.line =
      this.oneSquare || !under ? null : { slot: spot.slot, squares: under, trail: [spot.point] };
  }

  /** Draw on to a point; the pattern is taken as soon as it is there. */
  drag(point: Point): void {
    const { last } = this;
    if (!last || this.ended) return;
    this.spot = { slot: last.slot, point };
    if (!this.line) return;
    const squares = this.line.squares | squaresAlong(last.point, point);
    this.last = { slot: last.slot, point };
    const more = squares !== this.line.squares;
    this.line = { slot: last.slot, squares, trail: [...this.line.trail, point] };
    if (!more) return;
    this.spot = null;
    this.judge();
  }

  release(): void {
    const { last, line } = this;
    this.last = null;
    if (this.ended || !last) return;
    this.ended = true;
    this.line = null;
    if (line && count(line.squares) > 1) this.complain('not-all-of-it', line.slot);
    else this.place(this.spot ?? last);
  }

  /** Drag the pattern to a place on the screen. */
  carry(to: { x: number; y: number }): void {
    if (!this.carried) this.wantsSingle = false;
    this.carried = to;
  }

  cancel(): void {
    this.line = null;
    this.last = null;
    this.ended = true;
    this.spot = null;
  }

  turn(times = 1): void {
    let next = this.orientation;
    for (let time = 0; time < times; time++) next = turned(next);
    this.hold('turn', turnsFrom(next));
  }

  mirror(): void {
    this.hold('mirror', [flipped(this.orientation)]);
  }

  toggleSingle(): void {
    const { session } = this;
    this.complaint = null;
    this.wantsSingle = !this.oneSquare;
    if (this.moving && session.pencil.length === 1) session.takeBack();
  }

  private get pattern(): string {
    return this.session.view?.table.expedition ?? '';
  }

  private get shape(): Squares {
    return held(printed(this.pattern), this.orientation);
  }

  /** The pattern that lies in pencil, if one does and nothing was marked after it. */
  private lying(): { slot: number; squares: Squares } | undefined {
    const { pencil } = this.session;
    const read = pencil.length === 1 && this.moving ? readPlacement(pencil[0] ?? '') : undefined;
    return read && count(read.squares) > 1 ? read : undefined;
  }

  /** Hold the pattern in the first of these ways, or in the first in which what lies in pencil can lie, too. */
  private hold(by: 'turn' | 'mirror', orientations: readonly Orientation[]): void {
    this.complaint = null;
    this.wantsSingle = false;
    const { shape, ghost } = this;
    const lies = this.lying();
    const moved = lies && reoriented(this.patterns, this.pattern, lies, orientations);
    const orientation = lies ? moved?.orientation : orientations[0];
    if (orientation) this.orientation = orientation;
    else if (lies) this.complain('fits-one-way', lies.slot);
    if (moved) this.session.write([moved.placement.move], moved.placement.gains);
    if (lies || this.oneSquare) this.unchanged = null;
    else if (this.shape === shape) this.unchanged = { why: `same-${by}` };
    else this.unchanged = ghost && this.ghost === ghost ? { why: 'complaint-fits-one-way' } : null;
  }

  private fitting({ slot, point }: Spot): Placement | undefined {
    const under = squareAt(point);
    const alone = this.singles.find((one) => one.slot === slot && one.squares === under);
    if (this.oneSquare || (alone && outlined(alone))) return alone;
    return snapped(this.patterns, this.pattern, this.orientation, slot, point);
  }

  private judge(): void {
    if (!this.line) return;
    const { slot, squares } = this.line;
    const found = drawn(this.patterns, slot, squares);
    if (found === 'part') return;
    this.line = null;
    this.ended = true;
    if (found === 'nothing') this.complain('not-the-pattern', slot);
    else this.put(found);
  }

  private put(found: Placement): void {
    const { session } = this;
    if (count(found.squares) === 1) this.wantsSingle ||= !this.oneSquare;
    else this.orientation = orientationOf(this.pattern, found.squares, this.orientation);
    this.complaint = null;
    const before = this.moving ? session.pencil.slice(0, -1) : session.pencil;
    session.write([...before, found.move], found.gains);
  }

  /** Say why a gesture did nothing; `slot` is the treasure that it was on. */
  private complain(key: Complaint, slot: number): void {
    const complaint = { key, slot };
    this.complaint = complaint;
    setTimeout(() => {
      if (this.complaint === complaint) this.complaint = null;
    }, COMPLAINT_SHOWN);
  }
}

/** Whether the guide outlines this one square: it can be marked without its tool. */
function outlined({ slot, squares }: Placement): boolean {
  return pointed('single') && pointed(`square-${slot}-${names(squares).join()}`);
}
