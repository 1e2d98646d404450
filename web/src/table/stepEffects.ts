import { ROUNDS } from '../facts';
import { beginsLastRound, LAST_TURN, opensChapter, roundAndTurn } from '../game/rounds';
import { tremble } from '../haptics';
import type { News } from '../protocol';
import { sounds } from '../sound';
import { t } from '../text/fluent.svelte';
import {
  type Box,
  boxOf,
  celebrate,
  fly,
  handOver,
  openChapter,
  sailHome,
} from './celebrate.svelte';

/** Let a piece of news be heard and celebrated; what comes back is called once it is drawn. */
export function stepEffects(news: News, ownSeat: number | null): (() => void) | undefined {
  switch (news.type) {
    case 'kept': {
      sounds.card();
      const from = boxOf(scoreOf(news.seat));
      if (news.seat === ownSeat) return undefined;
      return () =>
        news.treasures.forEach((_, at) => fly(slot(news.seat, at), from && middle(from), at * 90));
    }
    case 'marked':
      sounds.pencil();
      return undefined;
    case 'took': {
      sounds.card();
      const card = news.drawn ? '[data-stack]' : `[data-card="${news.treasure}"]`;
      const from = boxOf(find(card));
      return () => fly(slot(news.seat, news.slot), from);
    }
    case 'cup': {
      if (news.points === 0) return undefined;
      sounds.cup();
      if (news.seat === ownSeat) tremble('cup');
      const from = find(`[data-cup="${news.points}"]`) ?? find('[data-testid=show-round] .cups');
      const to = find(`[data-score-card="${news.seat}"] [data-row="${news.row}"]`);
      handOver(news.seat, news.points, from, to ?? scoreOf(news.seat), () =>
        celebrate(scoreOf(news.seat), `+${news.points}`),
      );
      return undefined;
    }
    case 'laid_aside':
      sounds.island();
      if (news.seat === ownSeat) tremble('island');
      sailHome(news.treasure, slot(news.seat, news.slot), scoreOf(news.seat), () =>
        celebrate(scoreOf(news.seat), `+${news.points}`),
      );
      return undefined;
    case 'revealed':
      if (!opensChapter(news.turn)) sounds.card();
      else {
        sounds.round();
        tremble('round');
        announceChapter(news.turn);
      }
      return undefined;
    default:
      return undefined;
  }
}

function announceChapter(turn: number): void {
  const { round } = roundAndTurn(turn);
  const title = t('round-of', { round });
  if (turn === LAST_TURN) openChapter(t('last-turn-of-all'), title, round, ROUNDS);
  else openChapter(title, beginsLastRound(turn) ? t('last-round') : '', round, ROUNDS);
}

function slot(seat: number, at: number): Element | null {
  return find(`[data-slot="${seat}-${at}"]`);
}

/** Where a player's points are shown. */
function scoreOf(seat: number): Element | null {
  return find(`[data-score-card="${seat}"]`) ?? find(`[data-testid="chip-${seat}"]`);
}

/** A small box in the middle of another. */
function middle({ left, top, width, height }: Box): Box {
  return { left: left + width / 2 - 15, top: top + height / 2 - 17, width: 30, height: 34 };
}

/** The first such element that can be seen. */
function find(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => boxOf(one)) ?? null;
}
