/** What this browser remembers of one table. */
export interface Memory {
  muted: boolean;
  /** For each seat, how many of its remarks were read. */
  read: number[];
  /** The server's commitment to its part of the deal, as it was first shown here. */
  commitment: string | null;
  /** Whether that was before anybody could have chosen a card. */
  before: boolean;
  /** Whether a bot has greeted here. */
  greeted: boolean;
  /** What was learned here, at a table of the tutorial. */
  learned: readonly string[];
  /** Whether the aim of the game was shown here, at a table of the tutorial. */
  opened: boolean;
  /** For how many decisions a hint was asked for. */
  hinted: number;
  /** Where somebody came from who learns the game first: the path of an invitation. */
  comeBack: string;
  /** Where the results are of the contest that is played here: the path of a day or a challenge. */
  contest: string;
}

const NOTHING: Memory = {
  muted: false,
  read: [],
  commitment: null,
  before: false,
  greeted: false,
  learned: [],
  opened: false,
  hinted: 0,
  comeBack: '',
  contest: '',
};

const keyOf = (game: string): string => `silver-and-gold/table/${game}`;

/** What is remembered of this table. */
export function recall(game: string): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<Memory>;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

/** Remember this of the table, too. */
export function remember(game: string, more: Partial<Memory>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...recall(game), ...more }));
  } catch {
    // A browser without storage remembers nothing, and plays on.
  }
}

/** Remember the first commitment that was shown; later ones change nothing. */
export function rememberCommitment(game: string, commitment: string, before: boolean): void {
  if (commitment && recall(game).commitment === null) remember(game, { commitment, before });
}
