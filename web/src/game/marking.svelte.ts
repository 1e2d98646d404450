import { untrack } from 'svelte';

import type { Gain } from '../protocol';
import {
  covered,
  drawn,
  nearest,
  type Placement,
  placements,
  readPlacement,
  single,
  snapped,
  whole,
} from './moves';
import {
  AS_PRINTED,
  flipped,
  held,
  orientationOf,
  printed,
  turned,
  type Orientation,
} from './orientations';
import type { Session } from './session';
import { centre, cornered, count, squareAt, type Point, type Squares } from './squares';

export type Complaint = 'not-the-pattern' | 'not-all-of-it' | 'fits-one-way' | 'not-here';

interface Spot {
  slot: number;
  point: Point;
}

/** How near to a square's middle a drawn line must come to count. */
const REACH = 0.4;
const COMPLAINT_SHOWN = 2600;

/** Marking by pointing, drawing and keys: gestures that become moves the server has listed. */
export class Marking {
  private readonly session: Session;
  orientation = $state.raw<Orientation>(AS_PRINTED);
  wantsSingle = $state(false);
  spot = $state.raw<Spot | null>(null);
  line = $state.raw<{ slot: number; squares: Squares; trail: readonly Point[] } | null>(null);
  complaint = $state.raw<{ key: Complaint } | null>(null);

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
  readonly moving: boolean = $derived.by(() => this.session.finished);
  readonly ghost: Placement | undefined = $derived.by(() => {
    if (!this.spot || this.moving) return undefined;
    return this.fitting(this.spot);
  });
  /** What the ghost would bring, or else what the pencil marks do. */
  readonly gains: readonly Gain[] = $derived.by(() => this.ghost?.gains ?? this.session.pencilled);

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
      if (this.options.length > 0) this.complain('not-here');
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
    let { squares } = this.line;
    const from = last.point;
    const steps = Math.ceil(Math.hypot(point.column - from.column, point.row - from.row) / 0.2);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      squares |= reached({
        column: from.column + (point.column - from.column) * part,
        row: from.row + (point.row - from.row) * part,
      });
    }
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
    if (line && count(line.squares) > 1) this.complain('not-all-of-it');
    else this.place(this.spot ?? last);
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
    this.hold(next, turned);
  }

  mirror(): void {
    this.hold(flipped(this.orientation), (orientation) => orientation);
  }

  toggleSingle(): void {
    const { session } = this;
    this.complaint = null;
    this.wantsSingle = !this.oneSquare;
    if (this.moving && session.pencil.length === 1) session.takeBack();
  }

  /** The pattern that lies in pencil, if one does and nothing was marked after it. */
  private lying(): { slot: number; squares: Squares } | undefined {
    const { pencil } = this.session;
    const read = pencil.length === 1 && this.moving ? readPlacement(pencil[0] ?? '') : undefined;
    return read && count(read.squares) > 1 ? read : undefined;
  }

  /** Hold the pattern anew, and with it the one that lies in pencil already. */
  private hold(wanted: Orientation, otherwise: (orientation: Orientation) => Orientation): void {
    this.complaint = null;
    this.wantsSingle = false;
    const pattern = this.session.view?.table.expedition ?? '';
    const lies = this.lying();
    if (!lies) {
      this.orientation = wanted;
      return;
    }
    const drawing = printed(pattern);
    let next = wanted;
    for (let turn = 0; turn < 4; turn++, next = otherwise(next)) {
      const shape = held(drawing, next);
      const here = this.patterns.filter(
        (one) =>
          one.slot === lies.slot && cornered(one.squares) === shape && one.squares !== lies.squares,
      );
      const found = nearest(here, centre(lies.squares));
      if (found) {
        this.orientation = next;
        this.session.write([found.move], found.gains);
        return;
      }
    }
    this.complain('fits-one-way');
  }

  private fitting({ slot, point }: Spot): Placement | undefined {
    if (this.oneSquare) {
      const under = squareAt(point);
      return this.singles.find((one) => one.slot === slot && one.squares === under);
    }
    const pattern = this.session.view?.table.expedition ?? '';
    return snapped(this.patterns, pattern, this.orientation, slot, point);
  }

  private judge(): void {
    if (!this.line) return;
    const found = drawn(this.patterns, this.line.slot, this.line.squares);
    if (found === 'part') return;
    this.line = null;
    this.ended = true;
    if (found === 'nothing') this.complain('not-the-pattern');
    else this.put(found);
  }

  private put(found: Placement): void {
    const { session } = this;
    if (count(found.squares) > 1) {
      const pattern = session.view?.table.expedition ?? '';
      this.orientation = orientationOf(pattern, found.squares, this.orientation);
    }
    this.complaint = null;
    const before = this.moving ? session.pencil.slice(0, -1) : session.pencil;
    session.write([...before, found.move], found.gains);
  }

  private complain(key: Complaint): void {
    const complaint = { key };
    this.complaint = complaint;
    setTimeout(() => {
      if (this.complaint === complaint) this.complaint = null;
    }, COMPLAINT_SHOWN);
  }
}

function reached(point: Point): Squares {
  const near = (value: number): boolean => Math.abs(value - Math.round(value)) <= REACH;
  return near(point.column) && near(point.row) ? squareAt(point) : 0;
}
