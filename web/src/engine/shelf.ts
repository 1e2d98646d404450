/** A game as it is kept: its revision counts how often it was changed. */
export interface Kept {
  revision: number;
  text: string;
}

const GAMES = 'games';
const LISTINGS = 'listings';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error('the database failed'));
  });
}

/** The games of this device, in a database that all tabs of the browser share. */
export class Shelf {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly others: BroadcastChannel,
  ) {}

  static async open(name = 'silvergold'): Promise<Shelf> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(GAMES);
      opening.result.createObjectStore(LISTINGS);
    };
    return new Shelf(await done(opening), new BroadcastChannel(name));
  }

  get(game: string): Promise<Kept | undefined> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    return done(games.get(game) as IDBRequest<Kept | undefined>);
  }

  /** Keep a game, if its revision is still `before`, 0 for a new one; otherwise nothing is changed. */
  async put(game: string, before: number, listing: string, text: string): Promise<boolean> {
    const transaction = this.database.transaction([GAMES, LISTINGS], 'readwrite', {
      durability: 'strict',
    });
    const end = ended(transaction);
    const games = transaction.objectStore(GAMES);
    const found = await done(games.get(game) as IDBRequest<Kept | undefined>);
    const fits = (found?.revision ?? 0) === before;
    if (fits) {
      games.put({ revision: before + 1, text } satisfies Kept, game);
      transaction.objectStore(LISTINGS).put(listing, game);
    }
    await end;
    return fits;
  }

  listings(): Promise<string[]> {
    const listings = this.database.transaction(LISTINGS).objectStore(LISTINGS);
    return done(listings.getAll() as IDBRequest<string[]>);
  }

  async remove(game: string): Promise<void> {
    const transaction = this.database.transaction([GAMES, LISTINGS], 'readwrite');
    transaction.objectStore(GAMES).delete(game);
    transaction.objectStore(LISTINGS).delete(game);
    await ended(transaction);
  }

  /** Tell the other tabs. */
  tell(notice: string): void {
    this.others.postMessage(notice);
  }

  /** Hear what the other tabs tell. */
  listen(hear: (notice: string) => void): void {
    this.others.onmessage = ({ data }) => hear(String(data));
  }
}
