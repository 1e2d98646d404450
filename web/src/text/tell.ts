import { TREASURES } from '../cards';
import { COINS_IN_A_ROW } from '../facts';
import { beginsRound, roundAndTurn } from '../game/rounds';
import { count, name, names, type Squares } from '../game/squares';
import { symbolOn } from '../game/symbols';
import type { Gain, News, Player, Remark, Result, Said, Table, View } from '../protocol';
import { listed, sentences, separated, t, text } from './fluent.svelte';

/** A treasure by its colour and number: "purple 14". */
export function treasureName(id: string): string {
  const treasure = TREASURES.get(id);
  return treasure ? t('treasure-name', { colour: treasure.colour, points: treasure.points }) : id;
}

/** A treasure with all that its card shows, and what is free of it. */
export function treasureLabel(id: string, free?: Squares): string {
  const treasure = TREASURES.get(id);
  if (!treasure) return id;
  const parts = [treasureName(id)];
  if (treasure.seal)
    parts.push(t('seal-label', { colour: treasure.seal, points: treasure.sealPoints }));
  for (const [key, squares] of [
    ['crosses', treasure.crosses],
    ['coins', treasure.coins],
    ['palms', treasure.palms],
  ] as const)
    if (squares)
      parts.push(t(`has-${key}`, { count: count(squares), squares: names(squares).join(' ') }));
  if (free !== undefined)
    parts.push(t('squares-free', { count: count(free), all: treasure.points }));
  return separated(parts);
}

/** A square names itself: "b3, palm, free". */
export function squareLabel(
  id: string,
  one: Squares,
  free: Squares,
  pencil: Squares,
  open: boolean,
): string {
  const parts = [name(one)];
  const symbol = symbolOn(id, one);
  if (symbol) parts.push(t(`symbol-${symbol}`));
  if (pencil & one) parts.push(t('square-pencilled'));
  else if (free & one) parts.push(t('square-free'));
  else parts.push(t('square-marked'));
  if (open) parts.push(t('square-open'));
  return separated(parts);
}

/** What a mark brings, in a few words. */
export function tellGain(gain: Gain): string {
  switch (gain.type) {
    case 'coin':
      return gain.place === COINS_IN_A_ROW
        ? t('gain-coin-row', { row: gain.row })
        : t('gain-coin', { row: gain.row, place: gain.place });
    case 'palm':
      return t('gain-palm', { points: gain.points });
    case 'cross':
      return t('gain-cross', { count: gain.squares });
    case 'complete':
      return t('gain-complete', { points: gain.points, treasure: treasureName(gain.treasure) });
  }
}

/** News as a sentence; `players` name the seats. */
export function tellNews(news: News, players: readonly { name: string }[]): string {
  const who = 'seat' in news ? (players[news.seat]?.name ?? '') : '';
  switch (news.type) {
    case 'kept':
      return t('news-kept', { name: who, treasures: listed(news.treasures.map(treasureName)) });
    case 'marked': {
      const said = t(news.bonus ? 'news-bonus' : 'news-marked', {
        name: who,
        squares: listed(names(news.squares)),
        slot: news.slot + 1,
      });
      return [said, ...news.gains.filter((gain) => gain.type !== 'cross').map(tellGain)].join(
        ' · ',
      );
    }
    case 'passed':
      return t('news-passed', { name: who });
    case 'cup':
      return news.points > 0
        ? t('news-cup', { name: who, points: news.points })
        : t('news-no-cup', { name: who });
    case 'laid_aside':
      return t('news-laid-aside', {
        name: who,
        treasure: treasureName(news.treasure),
        points: news.points,
      });
    case 'took':
      return t(news.drawn ? 'news-drew' : 'news-took', {
        name: who,
        treasure: treasureName(news.treasure),
      });
    case 'revealed':
      return t(beginsRound(news.turn) ? 'news-round' : 'news-revealed', {
        ...roundAndTurn(news.turn),
        pattern: patternName(news.expedition),
      });
    case 'ended':
      return t('news-ended');
  }
}

/** What news mean for the players, in a few words: what was won, not where a pencil went. */
export function tellMeaning(
  news: News,
  players: readonly { name: string }[],
  own: number | null = null,
): string {
  const name = 'seat' in news ? (players[news.seat]?.name ?? '') : '';
  const mine = own !== null && 'seat' in news && news.seat === own;
  if (news.type === 'laid_aside')
    return t(mine ? 'means-own-island' : 'means-island', { name, points: news.points });
  if (news.type === 'cup' && news.points > 0)
    return t(mine ? 'means-own-cup' : 'means-cup', { name, points: news.points });
  if (mine && news.type === 'passed') return t('means-own-pass');
  if (mine && news.type === 'took')
    return t(news.drawn ? 'means-own-drew' : 'means-own-took', {
      treasure: treasureName(news.treasure),
    });
  if (news.type !== 'marked') return tellNews(news, players);
  const coins = news.gains.filter(({ type }) => type === 'coin').length;
  const what = news.gains.flatMap((gain) => {
    if (gain.type === 'palm') return [tellGain(gain)];
    return gain.type === 'complete' ? [t('means-complete')] : [];
  });
  if (coins) what.unshift(t('means-coins', { count: coins }));
  if (!what.length) what.push(t('means-squares', { count: count(news.squares) }));
  return t('means', { name, what: separated(what) });
}

/** A pattern's name: "L of four". */
export function patternName(pattern: string): string {
  return text(`pattern-${pattern.toLowerCase()}`) ?? pattern;
}

/** A bot's level by the name players know. */
export function botName(bot: string): string {
  return text(`bot-${bot}`) ?? bot;
}

/** A bot's level by the name players know, unless that is its own name already. */
export function levelOf({ name, bot }: { name: string; bot: string | null }): string {
  const level = bot ? botName(bot) : '';
  return name.startsWith(level) ? '' : level;
}

/** What to expect of a bot's level, in a line. */
export function aboutLevel(bot: string): string {
  return text(`about-${bot}`) ?? '';
}

/** Who somebody of the crew is, in a line. */
export function aboutPerson(person: string): string {
  return text(`person-${person.toLowerCase()}`) ?? '';
}

/** A reaction's name: "Bravo". */
export function reactionName(reaction: string): string {
  return text(`reaction-${reaction}`) ?? reaction;
}

/** A remark as a sentence: "Ida: hello". */
export function tellRemark({ name, text, reaction }: Remark): string {
  return t('remark', { name, said: reaction ? reactionName(reaction) : text });
}

/** Why something was not done; in the server's English where no catalog has a sentence for it. */
export function tellWhy({ why, said }: Why): string {
  return (
    (said && text(said.key, Object.fromEntries(Object.entries(said.arguments).map(told)))) ?? why
  );
}

/** What the server does not do, as it says so; one that was not updated yet sends only the English. */
export interface Why {
  why: string;
  said?: Said;
}

/** An argument of a sentence as people say it: cards have names, and several things are joined. */
function told([name, value]: [string, string | number | string[]]): [string, string | number] {
  if (typeof value === 'number') return [name, value];
  const nameOf = {
    pattern: patternName,
    hand: treasureName,
    treasure: treasureName,
    treasures: treasureName,
  }[name];
  const words = [value].flat().map((word) => nameOf?.(word) ?? word);
  return [name, listed(words)];
}

/** That something was not done, and whether it is tried again. */
export function tellRefusal(refused: Why & { again: boolean }): string {
  const why = tellWhy(refused);
  return refused.again ? t('refused-for-now', { why }) : why;
}

/** Who won and what decided. */
export function tellResult(result: Result, players: readonly Player[]): string {
  const namesOf = (seats: readonly number[]): string =>
    listed(seats.map((seat) => players[seat]?.name ?? ''));
  const points = Math.max(...players.map((player) => player.score.total));
  const winners = namesOf(result.winners);
  if (result.tied.length < 2) return t('result-won', { name: winners, points });
  const tied = namesOf(result.tied);
  return result.colour
    ? t('result-tie-broken', { tied, name: winners, points, colour: result.colour })
    : t('result-shared', { tied, points });
}

/** Where a game stands: "Round 2 · turn 3". */
export function tellTurn(turn: number): string {
  return t('round-and-turn', { ...roundAndTurn(turn) });
}

/** A score card in words. */
export function scoreCardLabel(player: Pick<Player, 'coins' | 'cups' | 'palms'>): string {
  return t('score-card-label', {
    coins: player.coins,
    cups: player.cups.length ? listed(player.cups.map(String)) : t('none'),
    palms: player.palms.length ? listed(player.palms.map(String)) : t('none'),
  });
}

/** The round card in words. */
export function roundCardLabel(
  table: Pick<Table, 'turn' | 'cups'>,
  toCome: View['to_come'],
): string {
  const said = t('round-card-label', {
    ...roundAndTurn(table.turn),
    cups: table.cups.length ? listed(table.cups.map(String)) : t('none'),
  });
  if (!toCome) return said;
  return sentences([said, t('to-come-label', { patterns: listed(toCome.map(patternName)) })]);
}
