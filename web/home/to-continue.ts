import { useEffect } from 'react';
import { create } from 'zustand';
import { reportError, reporting } from '../errors/report.ts';
import { gamesToContinue, removeRunning, saveRunning } from '../local-game/running-games.ts';
import type { SavedGame } from '../local-game/saved-game.ts';
import { keepUnsaved } from '../local-game/unsaved-games.ts';

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
        useToContinue.setState({ games: [], removed: new Set() });
        reportError(error, 'games to continue');
      },
    );
  }, []);
}

/** What is shown as removed is removed, also when the page is left at once. */
export function removeGame({ id }: SavedGame): void {
  const remove = async () => {
    await removeRunning(id);
    useToContinue.setState(({ removed }) => ({ removed: new Set([...removed, id]) }));
  };
  remove().catch(reporting('removing a game'));
}

export function keepAfterAll(game: SavedGame): void {
  const keep = async () => {
    keepUnsaved(game);
    await saveRunning(game);
    useToContinue.setState(({ removed }) => ({ removed: new Set([...removed].filter((id) => id !== game.id)) }));
  };
  keep().catch(reporting('keeping a game'));
}
