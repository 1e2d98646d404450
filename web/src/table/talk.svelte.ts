import { onDestroy, untrack } from 'svelte';

import { recall, remember } from '../game/memory';
import type { SessionState } from '../game/state.svelte';
import { personOf } from '../people/crew';
import type { News, Player } from '../protocol';
import { settings } from '../settings.svelte';
import { need, t, text } from '../text/fluent.svelte';
import type { Announcer } from './announcer.svelte';

type Occasion = 'hello' | 'island' | 'won' | 'lost';

/** A bot does not say something about each of its islands, only about one in so many. */
const RARELY = 3;
const [SHORTEST, PER_LETTER] = [2200, 45];

/** What bots say, now and then: in a bubble, and told once to those who listen. */
export class Talk {
  /** Who says something just now. */
  now = $state.raw<{ seat: number; text: string } | null>(null);
  private spoken: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: SessionState,
    private readonly announcer: Announcer,
  ) {}

  /** Have the words, and let one of the bots greet at the beginning of a game. */
  follow(): void {
    const begins = $derived(
      this.session.view?.table.phase === 'keep' && this.allowed ? this.session.view.game : null,
    );
    let words: Promise<void> | undefined;
    $effect(() => {
      if (!this.allowed) return;
      // Who cannot be heard says nothing; the game goes on.
      words ??= need('people').catch(() => undefined);
      const game = begins;
      if (game) void words.then(() => untrack(() => this.greet(game)));
    });
    onDestroy(() => clearTimeout(this.timer));
  }

  /** Take in what happened. */
  hear(news: News): void {
    if (news.type !== 'laid_aside') return;
    const count = this.session.view?.table.players[news.seat]?.completed.length ?? 0;
    if (count % RARELY === 1) this.say(news.seat, 'island', count);
  }

  /** The last word of a game: a bot that has won, or one that has lost to somebody. */
  get lastWord(): { who: Player; seat: number; text: string } | null {
    const { view } = this.session;
    if (!view?.result || view.abandoned || !this.allowed) return null;
    const { winners } = view.result;
    const bots = view.table.players.flatMap(({ bot }, seat) => (bot ? [seat] : []));
    const seat = bots.find((one) => winners.includes(one)) ?? bots[0] ?? -1;
    const who = view.table.players[seat];
    const words = this.words(seat, winners.includes(seat) ? 'won' : 'lost');
    return who && words ? { who, seat, text: words } : null;
  }

  private get allowed(): boolean {
    return settings.talk && this.session.view?.tutorial === false;
  }

  private greet(game: string): void {
    const { view } = this.session;
    const seat = view?.table.players.findIndex(({ bot }) => bot) ?? -1;
    if (seat < 0 || view?.table.phase !== 'keep' || recall(game).greeted) return;
    remember(game, { greeted: true });
    this.say(seat, 'hello');
  }

  private say(seat: number, occasion: Occasion, count = 0): void {
    const once = `${seat} ${occasion} ${count}`;
    const words = this.words(seat, occasion);
    if (!this.allowed || !words || this.spoken.includes(once)) return;
    this.spoken = [...this.spoken, once];
    const said = { seat, text: words };
    this.now = said;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = null), SHORTEST + PER_LETTER * words.length);
    const name = this.session.view?.table.players[seat]?.name ?? '';
    this.announcer.tell(t('remark', { name, said: words }));
  }

  private words(seat: number, occasion: Occasion): string | undefined {
    const player = this.session.view?.table.players[seat];
    if (!player?.bot) return undefined;
    return text(`talk-${personOf(player.bot, player.name, seat).toLowerCase()}-${occasion}`);
  }
}
