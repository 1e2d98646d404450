import { hintFor, NOT_READY, ProblemError, tellProblem } from '../api';
import { recall, remember } from '../game/memory';
import type { SessionState } from '../game/state.svelte';
import { settings } from '../settings.svelte';
import { need, t, text } from '../text/fluent.svelte';
import type { Note } from '../tutorial/note';
import { type Hint, pointsOf, type Step, tellHint } from './hint';

/** What was asked about one action. */
interface Asked {
  action: string;
  step: Step;
  hint: Hint | null;
  problem: string;
}

/** Hints about the best move, for those who want them and play alone against bots: each step when it is asked for. */
export class Advice {
  private asked = $state.raw<Asked | null>(null);

  /** Whether there may be hints at this table. */
  readonly wanted: boolean = $derived.by(() => {
    const { view, over } = this.session;
    if (!settings.advice || !view || view.tutorial || over) return false;
    if (recall(this.game).contest) return false;
    return (
      view.mine.length === 1 &&
      view.table.players.every(({ bot }, seat) => bot !== null || view.mine.includes(seat))
    );
  });
  /** Whether there may be one now. */
  readonly offered: boolean = $derived.by(
    () => this.wanted && this.session.asked && text('advice-hint') !== undefined,
  );

  /** What is said about this action: nothing until a hint is asked for. */
  readonly note: Note | null = $derived.by(() => {
    const asked = this.current;
    if (!this.offered || !asked) return null;
    const { hint, step, problem } = asked;
    if (problem) return { name: 'advice-problem', text: problem, more: this.more };
    if (!hint) return { name: 'advice-busy', text: t('advice-busy'), more: this.more };
    const shown = step === 3;
    if (shown && String(this.session.pencil) === String(hint.best))
      return { name: 'advice-done', text: t('advice-done') };
    return {
      name: `advice-${step}`,
      text: tellHint(hint, step),
      ...(shown ? { points: pointsOf(hint.best) } : {}),
      ...(shown && !this.writable ? {} : { more: this.more }),
    };
  });

  constructor(
    private readonly game: string,
    private readonly session: SessionState,
    private readonly write: (moves: readonly string[]) => void,
  ) {}

  /** What the button does next, in a word or two. */
  get label(): string {
    const asked = this.current;
    if (!asked || asked.problem) return t('advice-hint');
    return t(['advice-more', 'advice-show', 'advice-do'][asked.step - 1] ?? 'advice-hint');
  }

  /** The button that asks for more, while there is more. */
  get more(): Note['more'] {
    const asked = this.current;
    const busy = asked !== null && !asked.hint && !asked.problem;
    return { label: this.label, busy, act: () => void this.goOn() };
  }

  /** Load the words, while hints are wanted. */
  follow(): void {
    $effect(() => {
      if (this.wanted) void Promise.all([need('training'), need('review')]).catch(() => undefined); // one plays on without
    });
  }

  /** Tell more: ask for a hint, then its next step; at last do what it says, in pencil. */
  async goOn(): Promise<void> {
    if (!this.offered) return;
    const asked = this.current;
    if (!asked || asked.problem) return this.ask();
    const { hint, step } = asked;
    if (!hint) return;
    if (step < 3) this.asked = { ...asked, step: (step + 1) as Step };
    else if (this.writable) this.write(hint.best);
  }

  private async ask(): Promise<void> {
    const { action, view } = this.session;
    const asked = { action, step: 1, hint: null, problem: '' } as const;
    this.asked = asked;
    let found: Partial<Asked>;
    try {
      found = { hint: await hintFor(this.game, view?.seat ?? 0) };
      remember(this.game, { hinted: recall(this.game).hinted + 1 });
    } catch (error) {
      const preparing = error instanceof ProblemError && error.status === NOT_READY;
      found = { problem: preparing ? t('advice-not-yet') : tellProblem(error) };
    }
    if (this.asked === asked) this.asked = { ...asked, ...found };
  }

  /** What was asked about the action that is asked for now. */
  private get current(): Asked | null {
    return this.asked?.action === this.session.action ? this.asked : null;
  }

  /** Whether the move can be written in pencil: what is taken is taken at once, and by the player. */
  private get writable(): boolean {
    const { hint } = this.current ?? {};
    return hint !== null && hint?.kind !== 'take' && hint?.best[0] !== 'pass';
  }
}
