import { beginsLastRound, beginsRound, roundAndTurn } from '../game/rounds';
import type { News } from '../protocol';
import { sounds } from '../sound';
import { t } from '../text/fluent.svelte';
import { celebrate, fly } from './celebrate.svelte';

/** Let a piece of news be heard and celebrated; what comes back is called once it is drawn. */
export function stepEffects(news: News): (() => void) | undefined {
  switch (news.type) {
    case 'marked':
      sounds.pencil();
      return undefined;
    case 'took': {
      sounds.card();
      const card = news.drawn ? '[data-stack]' : `[data-card="${news.treasure}"]`;
      const from = find(card)?.getBoundingClientRect();
      return () => fly(find(`[data-slot="${news.seat}-${news.slot}"]`), from);
    }
    case 'cup':
      if (news.points === 0) return undefined;
      sounds.cup();
      return () =>
        celebrate(
          find(`[data-score-card="${news.seat}"]`) ?? find(`[data-testid="chip-${news.seat}"]`),
          `+${news.points}`,
        );
    case 'laid_aside':
      sounds.island();
      celebrate(find(`[data-slot="${news.seat}-${news.slot}"]`), `+${news.points}`);
      return undefined;
    case 'revealed':
      sounds.card();
      if (news.turn === 0 || !beginsRound(news.turn)) return undefined;
      return () =>
        celebrate(
          find('[data-testid=expedition]'),
          beginsLastRound(news.turn)
            ? t('last-round')
            : t('round-begins', { round: roundAndTurn(news.turn).round }),
        );
    default:
      return undefined;
  }
}

function find(selector: string): Element | null {
  return document.querySelector(selector);
}
