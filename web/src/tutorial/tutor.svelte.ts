import { onDestroy, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { Advice } from '../advice/advice.svelte';
import { recall, remember } from '../game/memory';
import type { Marking } from '../game/marking.svelte';
import type { Session } from '../game/session';
import type { News } from '../protocol';
import { set } from '../settings.svelte';
import { portraitLayout } from '../table/portrait';
import { need } from '../text/fluent.svelte';
import { Guide } from './guide.svelte';
import { Hints } from './hints.svelte';
import type { Note } from './note';
import { pointAt } from './pointed';

/** What a player is told at a table: by the guide of the tutorial, by the tips of a first game, or when asked. */
export class Tutor {
  private readonly guide: Guide;
  private readonly hints: Hints;
  /** Hints about the best move. */
  readonly advice: Advice;
  private readonly portraitQuery = $derived(new MediaQuery(portraitLayout()));

  /** What to say now. */
  readonly note: Note | null = $derived.by(() => {
    const { advice } = this;
    const said = this.guide.note ?? advice.note;
    if (said || !advice.offered) return said ?? this.hints.note;
    return { name: 'advice-offer', text: '', ...this.hints.note, more: advice.more };
  });
  /** Whether there are notes at this table, so that room is kept for them. */
  readonly guided: boolean = $derived.by(
    () =>
      Boolean(this.session.view?.tutorial) ||
      this.hints.wanted ||
      this.advice.wanted ||
      this.keptFor === this.session.action,
  );

  /** Whether the aim of the game is to be shown, before the first step of the tutorial. */
  readonly opening: boolean = $derived.by(() => {
    const { view } = this.session;
    return Boolean(view?.tutorial) && view?.table.phase === 'keep' && !this.opened;
  });
  private opened = $state(false);
  /** The action for which room was kept last: who turns hints off sees nothing move before the next. */
  private keptFor = $state('');

  constructor(
    private readonly game: string,
    private readonly session: Session,
    marking: Marking,
  ) {
    this.guide = new Guide(game, session, marking, () => this.portraitQuery.current);
    this.hints = new Hints(session);
    this.advice = new Advice(game, session, (moves) => session.write(moves));
    this.opened = recall(game).opened;
  }

  /** Whether the tutorial has shown all that it has to show. */
  get ended(): boolean {
    return this.guide.ended;
  }

  /** The aim of the game was seen. */
  open(): void {
    this.opened = true;
    remember(this.game, { opened: true });
  }

  /** See what was learned by what happened. */
  hear(news: News): void {
    this.guide.hear(news);
  }

  /** The learner uses the keyboard now, or does not. */
  useKeyboard(keyboard: boolean): void {
    this.guide.keyboard = keyboard;
  }

  /** Load the words for notes, and count how often each hint is given, while the component lives. */
  follow(): void {
    this.advice.follow();
    onDestroy(pointAt(() => this.note?.points ?? []));
    $effect(() => {
      if (this.hints.wanted || this.session.view?.tutorial)
        void need('tutorial').catch(() => undefined); // without its words one plays on
    });
    $effect(() => {
      if (this.hints.wanted || this.advice.wanted) this.keptFor = this.session.action;
    });
    $effect(() => {
      const { note } = this.hints;
      if (note) untrack(() => this.hints.remember(note));
    });
    $effect(() => {
      if (!this.session.playing && this.hints.usedUp) set('hints', 'off');
    });
  }
}
