import { pointsOf, type Step } from '../game/replaying';
import { count } from '../game/squares';
import type { Result } from '../protocol';
import { separated, t } from './fluent.svelte';
import { tellGain, tellNews, tellResult, treasureName } from './tell';

/** A step of a replay: what happened, and what it means. */
export interface Told {
  what: string;
  means: string;
  /** The points that it brings at once. */
  plus: number;
}

/** What a step of a replay shows, in words; the last of a game says who has won. */
export function tellStep(step: Step, result: Result | null): Told {
  const { news, table } = step;
  const { players } = table;
  if (!news) return { what: t('replay-start'), means: '', plus: 0 };
  if (result) return { what: tellResult(result, players), means: '', plus: 0 };
  const { plus, points } = pointsOf(step) ?? { plus: 0, points: 0 };
  if (news.type !== 'marked')
    return {
      what: tellNews(news, players),
      means: plus ? t('replay-points', { points }) : '',
      plus,
    };
  const slot = step.before.players[news.seat]?.slots[news.slot];
  const what = t(news.bonus ? 'replay-bonus' : 'replay-marked', {
    name: players[news.seat]?.name ?? '',
    count: count(news.squares),
    treasure: treasureName(slot?.treasure ?? ''),
  });
  const left = count((slot?.free ?? 0) & ~news.squares);
  const brings = news.gains.filter(({ type }) => type !== 'cross').map(tellGain);
  if (left > 0) brings.push(t('replay-left', { count: left }));
  return { what, means: separated(brings), plus };
}
