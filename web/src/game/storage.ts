const OF_A_GAME = /^silver-and-gold\/\w+\/(.+)$/;

function keys(): [key: string, game: string][] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const game = OF_A_GAME.exec(key)?.[1];
      return game ? [[key, game] as [string, string]] : [];
    });
  } catch {
    return [];
  }
}

/** The games of which this browser keeps something, such as its part in the deal. */
export function storedGames(): string[] {
  return keys().map(([, game]) => game);
}

/** Keep nothing of these games any more. */
export function forgetGames(games: readonly string[]): void {
  for (const [key, game] of keys()) if (games.includes(game)) localStorage.removeItem(key);
}
