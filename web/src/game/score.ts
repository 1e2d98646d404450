/** What a score is made of, in the order in which it is counted. */
export const PARTS = ['treasures', 'seals', 'coins', 'cups', 'palms'] as const;
