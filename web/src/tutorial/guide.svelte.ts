import { recall, remember } from '../game/memory';
import type { Marking } from '../game/marking.svelte';
import { type Placement, placements, readPlacement, whole } from '../game/moves';
import { held, printed, turned } from '../game/orientations';
import { beginsRound } from '../game/rounds';
import type { SessionState } from '../game/state.svelte';
import { cornered, count, names } from '../game/squares';
import type { News, View } from '../protocol';
import { type Arguments, listed, sentences, t } from '../text/fluent.svelte';
import { treasureName } from '../text/tell';
import { kindOf, mostGaining, pointsOf } from './gains';
import {
  asks,
  GOOD_BONUS,
  GOOD_MARK,
  GOOD_PAIR,
  GOOD_TREASURE,
  type Lesson,
  lessonOf,
  LESSONS,
  shows,
  TOOL,
} from './lessons';
import { hasWords, type Note } from './note';
import { doneStep, KEYS, type Step } from './steps';

/** Leads a learner through the tutorial: says what to try, and follows whatever they do. */
export class Guide {
  private readonly session: SessionState;
  private readonly marking: Marking;
  private readonly game: string;
  private readonly icons: () => boolean;
  private learned = $state.raw<readonly string[]>([]);
  /** Whether the learner uses the keyboard now. */
  keyboard = $state(false);

  /** Whether all that the tutorial has to show has been shown. */
  readonly ended: boolean = $derived.by(() => {
    const { view, playing, over } = this.session;
    if (!view?.tutorial || playing) return false;
    return over || view.table.turn >= LESSONS.length;
  });
  /** What to say now. */
  readonly note: Note | null = $derived.by(() => this.advice());

  /** `icons` says whether the tools are shown without words. */
  constructor(
    game: string,
    session: SessionState,
    marking: Marking,
    icons: () => boolean = () => false,
  ) {
    this.game = game;
    this.icons = icons;
    this.session = session;
    this.marking = marking;
    this.learned = recall(game).learned;
  }

  /** See what was learned by what happened. */
  hear(news: News): void {
    const { view, shown } = this.session;
    if (!view?.tutorial || news.type !== 'marked' || news.seat !== view.seat) return;
    const now = LESSONS.filter(
      (lesson) => !this.learned.includes(lesson) && shows(lesson, news, shown?.expedition ?? ''),
    );
    if (now.length === 0) return;
    this.learned = [...this.learned, ...now];
    remember(this.game, { learned: this.learned });
  }

  private advice(): Note | null {
    const { session } = this;
    const { view } = session;
    if (!view?.tutorial || this.ended || !hasWords()) return null;
    // What the others do is explained where it is seen for the first time.
    if (!session.asked) return view.table.turn === 0 && marked(session) ? this.say('watch') : null;
    switch (view.table.phase) {
      case 'keep':
        return this.keeping();
      case 'take':
        return this.taking();
      default:
        return this.marks(view);
    }
  }

  private keeping(): Note {
    const { pencil } = this.session;
    const args = { treasures: listed(GOOD_PAIR.map(treasureName)) };
    const cards = GOOD_PAIR.map((id) => `keep-${id}`);
    if (pencil.length === 0) return this.say('keep', args, cards);
    if (pencil[0] === ['keep', ...GOOD_PAIR].join(' '))
      return this.say('keep-done', args, ['done']);
    return this.say('keep-other', args, [...cards, 'done']);
  }

  private taking(): Note {
    if (!this.session.view?.table.display.includes(GOOD_TREASURE)) return this.say('take-again');
    return this.say('take', { treasure: treasureName(GOOD_TREASURE) }, [`take-${GOOD_TREASURE}`]);
  }

  private marks(view: View): Note | null {
    const { session } = this;
    if (session.legal.some(({ move }) => move === 'pass')) return null;
    if (session.seemsComplete) return this.confirming(view);
    if (session.pencil.length > 0) return this.following();
    const note = this.suggesting(view);
    const { turn } = view.table;
    if (turn === 0 || !beginsRound(turn)) return note;
    return { ...note, text: sentences([t('tutor-round'), note.text]) };
  }

  /** A mark to try: one that shows this turn's lesson, if there is one. */
  private suggesting(view: View): Note {
    const options = placements(this.session.legal);
    const lesson = this.lesson(view, options);
    const pattern = view.table.expedition ?? '';
    const showing = options.filter((option) => lesson && asks(lesson, option, pattern));
    const good =
      showing.find(({ move }) => lesson && move === GOOD_MARK[lesson]) ?? mostGaining(showing);
    if (!lesson || !good) return this.freely(options);
    const tools = this.tools(good, pattern);
    const named = !this.icons() && tools[0] === TOOL[lesson];
    const tool = tools.length === 0 ? 'ready' : named ? 'words' : 'icon';
    const single = count(good.squares) === 1;
    const args = {
      brings: kindOf(good.gains),
      tool,
      way: single ? tool : 'pattern',
      points: pointsOf(lesson, good.gains, view),
    };
    return { ...this.point(lesson, args, good, tools, named), single };
  }

  private freely(options: readonly Placement[]): Note {
    const said = this.say('free');
    return whole(options).length ? said : { ...said, text: t('hint-no-fit') };
  }

  /** The mark is whole: what it brings, or a kind word if something else was asked. */
  private confirming(view: View): Note {
    const { pencil, pencilGains, instead } = this.session;
    const first = readPlacement(pencil[0] ?? '');
    const lesson = this.lesson(view, pencil.length === 1 ? placements(instead) : null);
    const made = { squares: first?.squares ?? 0, gains: pencilGains };
    const met =
      !lesson ||
      (lesson === 'cross' && pencil.length > 1) ||
      shows(lesson, made, view.table.expedition ?? '');
    if (!met) return this.say('other', {}, ['take-back', 'done']);
    return this.say(...doneStep(lesson, pencilGains, view), ['done']);
  }

  /** A cross is to be followed by one more square. */
  private following(): Note {
    const options = placements(this.session.legal);
    const good = options.find(({ move }) => move === GOOD_BONUS) ?? mostGaining(options);
    return this.point('bonus', { brings: kindOf(good?.gains ?? []) }, good, []);
  }

  private lesson(view: View, options: readonly Placement[] | null): Lesson | null {
    const { turn, expedition } = view.table;
    return lessonOf(turn, this.learned, options, expedition ?? '');
  }

  /** The tool that brings the pattern nearer to lying like this. */
  private tools({ squares }: Placement, pattern: string): string[] {
    const { marking } = this;
    const single = count(squares) === 1;
    if (single !== marking.oneSquare) return ['single'];
    const shape = cornered(squares);
    let { orientation } = marking;
    if (single || held(printed(pattern), orientation) === shape) return [];
    for (let turn = 0; turn < 3; turn++) {
      orientation = turned(orientation);
      if (held(printed(pattern), orientation) === shape) return ['turn'];
    }
    return ['mirror'];
  }

  private point(
    step: Step,
    args: Arguments,
    at: Placement | undefined,
    tools: readonly string[],
    named = true,
  ): Note {
    if (!at) return this.say(step, args);
    const squares = names(at.squares);
    return {
      ...this.say(step, args, [
        ...tools,
        ...squares.map((square) => `square-${at.slot}-${square}`),
      ]),
      also: sentences([
        ...(!named ? tools.map((button) => t('tutor-button', { button })) : []),
        t('tutor-squares', { slot: at.slot, squares: listed(squares) }),
      ]),
    };
  }

  private say(step: Step, args: Arguments = {}, points: readonly string[] = []): Note {
    const said = t(`tutor-${step}`, args);
    const keys = this.keyboard && KEYS[step];
    const text = keys ? sentences([said, t(`tutor-keys-${keys}`)]) : said;
    return { name: step, text, points };
  }
}

/** Whether a mark is being shown that somebody else made. */
function marked({ step, view }: SessionState): boolean {
  return step?.type === 'marked' && step.seat !== view?.seat;
}
