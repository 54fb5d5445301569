import { useEffect } from 'react';
import { create } from 'zustand';
import { reportError } from '../errors/report.ts';
import { gamesToContinue, removeRunning, saveRunning } from '../local-game/running-games.ts';
import type { SavedGame } from '../local-game/saved-game.ts';

/** The games of this browser that can be continued; those that were removed stay until the page is left, to be kept after all. */
interface ToContinue {
  readonly games: readonly SavedGame[];
  readonly removed: ReadonlySet<string>;
}

export const useToContinue = create<ToContinue>()(() => ({ games: [], removed: new Set() }));

/** Reads them whenever the first page is opened. */
export function useLoadToContinue(): void {
  useEffect(() => {
    gamesToContinue(Date.now()).then(
      (games) => useToContinue.setState({ games, removed: new Set() }),
      (error: unknown) => {
        // Without a database there are none.
        useToContinue.setState({ games: [], removed: new Set() });
        reportError(error, 'games to continue');
      },
    );
  }, []);
}

export async function removeGame({ id }: SavedGame): Promise<void> {
  useToContinue.setState(({ removed }) => ({ removed: new Set([...removed, id]) }));
  await removeRunning(id);
}

export async function keepAfterAll(game: SavedGame): Promise<void> {
  useToContinue.setState(({ removed }) => ({ removed: new Set([...removed].filter((id) => id !== game.id)) }));
  await saveRunning(game);
}
