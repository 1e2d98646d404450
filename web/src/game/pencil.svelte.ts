import type { Gain, Legal, View } from '../protocol';

interface Marks {
  moves: readonly string[];
  gains: readonly Gain[];
  legal: readonly Legal[];
  complete: boolean;
}

const NONE: Marks = { moves: [], gains: [], legal: [], complete: false };

/** The moves that are written in pencil; they are drawn at once, before the server has answered. */
export class PencilMarks {
  /** Whether to confirm them as soon as the server says that they are a whole action. */
  wantsDone = false;

  private now = $state.raw<Marks>(NONE);
  /** What may follow these moves, for all that the server has answered in this action. */
  private legalAfter: Record<string, readonly Legal[]> = {};
  /** What these moves bring, for all that were written in this action. */
  private gainsOf: Record<string, readonly Gain[]> = {};
  /** The marks that the server has not answered yet, the oldest first. */
  private unanswered: string[] = [];

  /** The moves, in the order in which they are made. */
  get moves(): readonly string[] {
    return this.now.moves;
  }

  /** What they bring. */
  get gains(): readonly Gain[] {
    return this.now.gains;
  }

  /** What may follow them; nothing until the server has answered. */
  get legal(): readonly Legal[] {
    return this.now.legal;
  }

  /** Whether the server has said that they are a whole action. */
  get complete(): boolean {
    return this.now.complete;
  }

  /** Whether they seem to be a whole action, even before the server has said so. */
  get seemsComplete(): boolean {
    if (this.moves.length === 0 || this.legal.length > 0) return false;
    return this.complete || !this.gains.some((gain) => gain.type === 'cross');
  }

  /** What could be written instead of the last of them, once nothing more may follow it. */
  get instead(): readonly Legal[] {
    return this.seemsComplete ? (this.legalAfter[key(this.moves.slice(0, -1))] ?? []) : [];
  }

  /** Write these moves in the place of all others; `gains` is what the last of them brings. */
  write(moves: readonly string[], gains: readonly Gain[]): void {
    const before = this.gainsOf[key(moves.slice(0, -1))] ?? [];
    const all = [...before.filter((gain) => gain.type !== 'cross'), ...gains];
    this.wantsDone = false;
    this.unanswered.push(key(moves));
    this.now = {
      moves,
      gains: (this.gainsOf[key(moves)] ??= all),
      legal: this.legalAfter[key(moves)] ?? [],
      complete: false,
    };
  }

  /** Take over what the server has, unless newer marks are on their way; whether it answers marks made here. */
  adopt({ pencil, pencil_gains, legal, instead, complete }: View): boolean {
    this.legalAfter[key(pencil)] = legal;
    this.gainsOf[key(pencil)] = pencil_gains;
    if (instead.length > 0) this.legalAfter[key(pencil.slice(0, -1))] = instead;
    const answered = this.unanswered.indexOf(key(pencil));
    this.unanswered.splice(0, answered + 1);
    if (this.unanswered.length > 0) return false;
    this.now = { moves: pencil, gains: pencil_gains, legal, complete };
    return answered >= 0;
  }

  /** Wait for no more answers: the server has refused, or a bot plays. */
  giveUp(): void {
    this.unanswered = [];
    this.wantsDone = false;
  }

  /** Forget what was known: another action begins. */
  forget(): void {
    this.giveUp();
    this.legalAfter = {};
    this.gainsOf = {};
  }

  /** Draw no marks any more: they have become ink. */
  clear(): void {
    this.now = NONE;
  }
}

function key(moves: readonly string[]): string {
  return moves.join(';');
}
