/** What the rules page says, in its order. The texts are in the catalog `rules.ftl`. */
export interface Chapter {
  title: string;
  sections: readonly Section[];
}

/** A section, which is also an anchor on the page: `/rules#palm`. */
export interface Section {
  id: string;
  title: string;
  says: readonly string[];
  /** The questions that are answered here, each an anchor of its own. */
  rulings: readonly string[];
}

const chapters = [
  {
    title: 'rules-chapter-start',
    sections: [
      {
        id: 'treasure',
        title: 'rules-treasure',
        says: [
          'rules-treasure-island',
          'rules-treasure-sizes',
          'rules-treasure-squares',
          'rules-treasure-many',
        ],
        rulings: [],
      },
      {
        id: 'set-up',
        title: 'rules-set-up',
        says: ['rules-set-up-keep', 'rules-set-up-stack', 'rules-set-up-start'],
        rulings: ['secret-choice', 'given-back'],
      },
    ],
  },
  {
    title: 'rules-chapter-turn',
    sections: [
      {
        id: 'turn',
        title: 'rules-turn',
        says: ['rules-turn-length', 'rules-turn-reveal', 'rules-turn-mark', 'rules-turn-settle'],
        rulings: ['duration'],
      },
      {
        id: 'expedition',
        title: 'rules-expedition',
        says: ['rules-expedition-patterns', 'rules-expedition-pile'],
        rulings: ['used-expeditions'],
      },
      {
        id: 'mark',
        title: 'rules-mark',
        says: ['rules-mark-pattern', 'rules-mark-one', 'rules-mark-hidden'],
        rulings: ['one-square', 'one-card', 'mark-nothing'],
      },
      {
        id: 'ways',
        title: 'rules-ways',
        says: ['rules-ways-draw', 'rules-ways-place', 'rules-ways-keys', 'rules-ways-ask'],
        rulings: [],
      },
    ],
  },
  {
    title: 'rules-chapter-squares',
    sections: [
      {
        id: 'cross',
        title: 'rules-cross',
        says: ['rules-cross-more', 'rules-cross-again'],
        rulings: ['cross-must', 'two-crosses', 'cross-lapses'],
      },
      {
        id: 'coin',
        title: 'rules-coin',
        says: ['rules-coin-box', 'rules-coin-points'],
        rulings: ['coin-row', 'coin-no-box'],
      },
      {
        id: 'palm',
        title: 'rules-palm',
        says: ['rules-palm-points', 'rules-palm-box', 'rules-palm-example'],
        rulings: ['palm-must', 'palm-own', 'palm-display', 'palm-no-box'],
      },
    ],
  },
  {
    title: 'rules-chapter-settle',
    sections: [
      {
        id: 'settle',
        title: 'rules-settle',
        says: ['rules-settle-order', 'rules-settle-steps'],
        rulings: [],
      },
      {
        id: 'cup',
        title: 'rules-cup',
        says: ['rules-cup-highest', 'rules-cup-order'],
        rulings: ['two-rows', 'cups-gone'],
      },
      {
        id: 'display',
        title: 'rules-display',
        says: ['rules-display-take', 'rules-display-fill', 'rules-display-palms'],
        rulings: ['two-to-take', 'display-filled', 'display-laid'],
      },
      {
        id: 'stack',
        title: 'rules-stack',
        says: ['rules-stack-down', 'rules-stack-unseen'],
        rulings: ['stack-empty', 'all-empty'],
      },
      {
        id: 'start-player',
        title: 'rules-start-player',
        says: ['rules-start-player-flag', 'rules-start-player-moves'],
        rulings: ['start-moves'],
      },
    ],
  },
  {
    title: 'rules-chapter-cards',
    sections: [
      {
        id: 'round-card',
        title: 'rules-round-card',
        says: ['rules-round-card-shows', 'rules-round-card-uses'],
        rulings: ['round-over'],
      },
      {
        id: 'score-card',
        title: 'rules-score-card',
        says: ['rules-score-card-boxes', 'rules-score-card-points'],
        rulings: [],
      },
    ],
  },
  {
    title: 'rules-chapter-count',
    sections: [
      {
        id: 'end',
        title: 'rules-end',
        says: ['rules-end-treasures', 'rules-end-card', 'rules-end-most', 'rules-end-example'],
        rulings: ['last-turn', 'unfinished', 'example'],
      },
      {
        id: 'seal',
        title: 'rules-seal',
        says: ['rules-seal-points', 'rules-seal-worth'],
        rulings: ['several-seals', 'seal-order'],
      },
      {
        id: 'tie',
        title: 'rules-tie',
        says: ['rules-tie-colours'],
        rulings: ['tie-after-all'],
      },
    ],
  },
  {
    title: 'rules-chapter-differ',
    sections: [{ id: 'differ', title: 'rules-differ', says: ['rules-differ-intro'], rulings: [] }],
  },
] as const satisfies readonly Chapter[];

export type SectionId = (typeof chapters)[number]['sections'][number]['id'];

export const CHAPTERS: readonly Chapter[] = chapters;
export const SECTIONS: ReadonlyMap<string, Section> = new Map(
  CHAPTERS.flatMap(({ sections }) => sections).map((section) => [section.id, section]),
);

/** The rulings on places where the published rulebooks differ. */
export const DIFFERING: readonly string[] = [
  'round-over',
  'display-laid',
  'coin-row',
  'example',
  'start-moves',
  'mark-nothing',
  'display-filled',
  'duration',
  'given-back',
];

/** The keys of a ruling: what is asked, what holds, and why. */
export function rulingKeys(id: string): { asked: string; answer: string; why: string } {
  return { asked: `ruling-${id}`, answer: `ruling-${id}-answer`, why: `ruling-${id}-why` };
}
