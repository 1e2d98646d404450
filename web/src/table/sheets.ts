/** The papers that can be laid over the table besides those to look at. */
export type SheetName = 'chat' | 'menu' | 'fair' | 'device' | 'watchers' | 'share' | 'more';

/** What can be shown closer: each is a tab of one sheet. */
export type InfoTab = 'players' | 'display' | 'round' | 'recent';
