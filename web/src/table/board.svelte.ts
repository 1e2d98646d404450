import { MediaQuery } from 'svelte/reactivity';

import type { Marking } from '../game/marking.svelte';
import { whileTold } from '../game/news';
import type { Session } from '../game/session';
import type { Player, Table, View } from '../protocol';
import { Passing } from '../parts/passing.svelte';
import { rem } from '../settings.svelte';
import { sounds } from '../sound';
import { t } from '../text/fluent.svelte';
import { tellRefusal, tellTurn } from '../text/tell';
import type { Note } from '../tutorial/note';
import type { Tutor } from '../tutorial/tutor.svelte';
import type { Absences } from './absences.svelte';
import type { Announcer } from './announcer.svelte';
import { endMoments } from './celebrate.svelte';
import { type Offer, offer } from './offer';
import { portraitLayout } from './portrait';
import { type Doing, doings } from './presence';
import { Patience } from './patience.svelte';
import { type PromptText, promptFor, tellConnection } from './prompt';
import type { InfoTab, SheetName } from './sheets';
import { Talk } from './talk.svelte';

const EXPLAIN_FOR = 4000;
/** How long what was meant for an event does nothing else: the next one may be over before it comes. */
const MEANT_FOR_EVENTS = 600;

/**
 * The table on the screen: what is open on it, what the player can do, and what all its layouts show.
 * What is shown is known only once there is a view.
 */
export class Board {
  /** The sheet that lies over the table. */
  sheet = $state<SheetName | null>(null);
  /** What is shown closer, on a sheet of its own. */
  tab = $state<InfoTab | null>(null);
  /** Whether the chat is open beside the table. */
  talking = $state(false);
  /** Whether the final count is shown rather than the table, once the game is over. */
  counting = $state(true);
  /** Why the action cannot be confirmed yet, for a while after somebody tried to. */
  whyNot = $state('');
  /** Who plays for whom from now on, said for a moment. */
  readonly passing = new Passing();
  /** Whether the final count was seen to its end, or left. */
  counted = $state(false);

  /** When the player last went on with the news. */
  private wentOn = -Infinity;
  private explained: ReturnType<typeof setTimeout> | undefined;

  /** What the prompt said last. */
  private before: PromptText | undefined;
  private readonly patience: Patience;

  private readonly portraitQuery = $derived(new MediaQuery(portraitLayout()));
  private readonly lowQuery = $derived(new MediaQuery(`(max-height: ${rem(35)})`));
  private readonly smallQuery = $derived(new MediaQuery(`(max-height: ${rem(45)})`));

  /** The table as drawn. */
  readonly table: Table = $derived.by(() =>
    whileTold(known(this.session.shown), this.session.step),
  );
  /** What is asked of the player, or what everybody waits for. */
  readonly prompt: PromptText = $derived.by(() => {
    const prompt = promptFor(this.session, this.marking, this.note);
    const slow = this.patience.slow && !tellConnection(this.session.connection);
    // What is over in an instant need not be said: what was said before stays so long.
    if (prompt.brief && !this.patience.long && this.before) return this.before;
    this.before = { ...prompt, news: false };
    return slow ? { ...prompt, how: t('server-slow') } : prompt;
  });
  /** What the seats are doing. */
  readonly doings: readonly (Doing | null)[] = $derived.by(() =>
    doings(this.session, this.talk.now),
  );
  /** What may be done about who plays, while nothing else is asked. */
  readonly offer: Offer | null = $derived.by(() => offer(this.session, this.absences));
  /** The moves that take a treasure, while one is to be taken. */
  readonly takes: readonly string[] = $derived.by(() =>
    this.session.asked && this.view.table.phase === 'take'
      ? this.session.legal.map(({ move }) => move)
      : [],
  );

  constructor(
    readonly session: Session,
    readonly marking: Marking,
    readonly absences: Absences,
    readonly tutor: Tutor,
    readonly announcer: Announcer,
    readonly talk: Talk = new Talk(session, announcer),
  ) {
    this.patience = new Patience(session);
  }

  /** Whether the server takes long to answer. */
  get slow(): boolean {
    return this.patience.slow;
  }

  /** Watch how long things take. */
  follow(): void {
    this.patience.follow();
  }

  get view(): View {
    return known(this.session.view);
  }

  /** The seat nearest to the viewer. */
  get ownSeat(): number {
    return this.session.speaker ?? 0;
  }

  /** The player at that seat. */
  get me(): Player | undefined {
    return this.table.players[this.ownSeat];
  }

  /** The seat that news are about. */
  get hot(): number | null {
    const { step } = this.session;
    return step && 'seat' in step ? step.seat : null;
  }

  /** Whether news are shown one by one, and the next can be called for. */
  get telling(): boolean {
    return this.session.step !== null;
  }

  /** Whether the screen is higher than wide, or narrow. */
  get portrait(): boolean {
    return this.portraitQuery.current;
  }

  /** Whether the screen is as low as that of a phone on its side. */
  get low(): boolean {
    return this.lowQuery.current;
  }

  /** A hint for learners. */
  get note(): Note | null {
    return this.guided ? this.tutor.note : null;
  }

  /** Whether room is kept for such words: beside a clock a small screen has none. */
  get guided(): boolean {
    const { session } = this;
    const crowded = this.portrait && this.smallQuery.current && session.view?.clock != null;
    return this.tutor.guided && !crowded && !session.watches;
  }

  /** Why the last gesture or message did nothing. */
  get complaint(): string {
    const { refused } = this.session;
    if (refused) return tellRefusal(refused);
    const { complaint } = this.marking;
    return complaint ? t(`complaint-${complaint.key}`) : '';
  }

  /** The round and the turn, in words. */
  get where(): string {
    const { expedition, turn } = this.table;
    return expedition || turn ? tellTurn(turn) : t('title');
  }

  /** Whether two treasures of the hand are to be kept. */
  get keeping(): boolean {
    const { table, hand } = this.view;
    return table.phase === 'keep' && hand.length > 0 && this.session.asked;
  }

  /** Whether the action can be confirmed. */
  get ready(): boolean {
    const { session } = this;
    return session.asked && (session.complete || session.seemsComplete || session.mustPass);
  }

  /** Whether there is a pencil mark to take back, or an action that nobody has seen. */
  get mayTakeBack(): boolean {
    return this.session.mayUndo || (this.session.asked && this.session.pencil.length > 0);
  }

  /** What taking back does now, in words. */
  get takeBackLabel(): string {
    return this.session.mayUndo ? t('undo-done') : t('take-back');
  }

  /** Whether the game has ended, and its last news have been shown. */
  get over(): boolean {
    return this.session.over && !this.session.playing;
  }

  takeBack(): void {
    const { session } = this;
    if (!this.mayTakeBack) return;
    sounds.rubber();
    this.marking.complaint = null;
    this.announcer.tell(t(session.mayUndo ? 'done-undone' : 'taken-back'));
    if (session.mayUndo) session.undoDone();
    else session.takeBack();
  }

  done(): void {
    this.marking.complaint = null;
    if (!this.ready) this.explain();
    else if (this.session.mustPass) this.session.make('pass');
    else this.session.done();
  }

  private explain(): void {
    const why = this.lacking();
    this.whyNot = why;
    sounds.nope();
    this.announcer.tell(why);
    clearTimeout(this.explained);
    this.explained = setTimeout(() => (this.whyNot = ''), EXPLAIN_FOR);
  }

  /** What has to be done before the action can be confirmed. */
  private lacking(): string {
    const { session, view } = this;
    const nothing = session.asked && session.pencil.length === 0;
    if (nothing && view.table.phase === 'keep') return t('not-yet-keep');
    if (nothing && view.table.phase === 'mark') return t('not-yet-mark');
    return this.prompt.what;
  }

  /** Whether the player went on with the news a moment ago, and may not have seen yet what came after them. */
  get hurried(): boolean {
    return performance.now() - this.wentOn < MEANT_FOR_EVENTS;
  }

  /** Remember that the player went on with what is shown. */
  hurry(): void {
    this.wentOn = performance.now();
  }

  /** Go on with the next piece of news. */
  next(): void {
    this.hurry();
    endMoments();
    this.session.next();
  }

  /** Show all news at once. */
  skip(): void {
    this.hurry();
    endMoments();
    this.session.skip();
  }

  /** Open a sheet; the chat opens beside the table where there is room. */
  open(sheet: SheetName): void {
    if (sheet === 'chat' && !this.portrait && !this.low) this.talking = !this.talking;
    else this.sheet = sheet;
  }

  /** Show the table rather than the final count. */
  leaveCount(): void {
    this.counting = false;
    this.counted = true;
  }

  /** Close what is open on the table itself. */
  tidy(): void {
    this.tab = null;
    this.talking = false;
  }
}

function known<T>(value: T | null): T {
  if (value === null) throw new Error('no-view');
  return value;
}
