/** The papers that can be laid over the table besides those to look at. */
export type SheetName = 'chat' | 'menu' | 'fair' | 'device' | 'watchers' | 'share';
