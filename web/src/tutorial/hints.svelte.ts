import { TREASURES } from '../cards';
import { COINS_IN_A_ROW } from '../facts';
import { placements, single, whole } from '../game/moves';
import { beginsRound } from '../game/rounds';
import type { SessionState } from '../game/state.svelte';
import { count } from '../game/squares';
import type { Gain, View } from '../protocol';
import { set, settings } from '../settings.svelte';
import { type Arguments, t } from '../text/fluent.svelte';
import { hasWords, type Note } from './note';

/** In how many turns the same is said. */
const TIMES = 2;
const NEARLY = 3;

interface Hint {
  name: string;
  args?: Arguments;
}

/** Short hints for the first game: what may be done now, and what it would bring. */
export class Hints {
  private readonly session: SessionState;
  private readonly told: Record<string, number[]> = $state({});

  /** What to say now; nothing at the tutorial, to those who watch, and where it is not wanted. */
  readonly note: Note | null = $derived.by(() => {
    const { view, asked } = this.session;
    if (!this.wanted || !view || !asked || !hasWords()) return null;
    const { turn } = view.table;
    const hint = hintsFor(this.session, view).find(({ name }) => {
      const before = this.told[name]?.filter((one) => one !== turn) ?? [];
      return before.length < TIMES;
    });
    if (!hint) return null;
    return {
      name: `hint-${hint.name}`,
      text: t(`hint-${hint.name}`, hint.args),
      off: () => set('hints', 'off'),
    };
  });

  constructor(session: SessionState) {
    this.session = session;
  }

  /** Whether there may be hints at this table. */
  get wanted(): boolean {
    const { view, watches } = this.session;
    return settings.hints !== 'off' && !!view && !view.tutorial && !watches;
  }

  /** Whether they were for the first game only, and somebody here has played one to its end. */
  get usedUp(): boolean {
    const { view, seats } = this.session;
    if (settings.hints !== 'first' || view?.table.phase !== 'over' || view.tutorial) return false;
    return view.mine.some((seat) => !seats[seat]?.stand_in);
  }

  /** Remember that this was said, so that it is not said in every turn. */
  remember({ name }: Note): void {
    const turn = this.session.view?.table.turn ?? 0;
    const key = name.replace('hint-', '');
    const turns = this.told[key] ?? [];
    if (!turns.includes(turn)) this.told[key] = [...turns, turn];
  }
}

/** Everything that could be said now, the most telling first. */
export function hintsFor(session: SessionState, view: View): Hint[] {
  switch (view.table.phase) {
    case 'keep':
      return [{ name: 'keep' }];
    case 'take':
      return view.table.display.some((id) => TREASURES.get(id)?.seal)
        ? [{ name: 'take' }, { name: 'seal' }]
        : [{ name: 'take' }];
    default:
      if (session.seemsComplete) return [{ name: 'done' }];
      if (session.pencil.length > 0) return [{ name: 'bonus' }];
      return forMark(session, view);
  }
}

function forMark(session: SessionState, { table, seat }: View): Hint[] {
  const options = placements(session.legal);
  if (whole(options).length === 0) return single(options).length > 0 ? [{ name: 'no-fit' }] : [];
  const gains = options.flatMap((option) => option.gains);
  const has = (kind: Gain['type']): boolean => gains.some((gain) => gain.type === kind);
  const palm = gains.find((gain) => gain.type === 'palm');
  const fillsRow = gains.some((gain) => gain.type === 'coin' && gain.place === COINS_IN_A_ROW);
  const cup = fillsRow && table.cups[0];
  const slots = table.players[seat ?? 0]?.slots ?? [];
  const nearly = slots.some(({ free }) => free && count(free) <= NEARLY);
  const may: [boolean, Hint][] = [
    [table.turn === 0, { name: 'first' }],
    [table.turn > 0 && beginsRound(table.turn), { name: 'round' }],
    [has('complete'), { name: 'complete' }],
    [Boolean(cup), { name: 'cup', args: { points: cup || 0 } }],
    [palm !== undefined, { name: 'palm', args: { points: palm?.points ?? 0 } }],
    [has('cross'), { name: 'cross' }],
    [has('coin'), { name: 'coin' }],
    [nearly && !has('complete'), { name: 'nearly' }],
  ];
  return may.flatMap(([holds, hint]) => (holds ? [hint] : []));
}
