import { useEffect } from 'react';
import { create } from 'zustand';
import { addGames, allGames, deleteGame, deleteGames, putGame } from './database.ts';
import type { KeptGame } from '@grove/game-kit';
import { reportError } from '../errors/report.ts';

/** The games of this browser; undefined until they have been read. */
const useKept = create<{ readonly games: readonly KeptGame[] | undefined }>()(() => ({ games: undefined }));

/** The games, read from the browser's database when somebody first wants to see them. */
export function useGames(): readonly KeptGame[] | undefined {
  useEffect(() => {
    loadGames().catch((error: unknown) => {
      // Without a database there are no games.
      useKept.setState({ games: [] });
      reportError(error, 'own games');
    });
  }, []);
  return useKept(({ games }) => games);
}

async function loadGames(): Promise<void> {
  useKept.setState({ games: await allGames() });
}

/** @returns how many of them are kept: a browser without a database has room for a few */
export async function keepGames(games: readonly KeptGame[]): Promise<number> {
  await addGames(games);
  await loadGames();
  const kept = new Set(useKept.getState().games?.map(({ id }) => id));
  return games.filter(({ id }) => kept.has(id)).length;
}

export async function changeGame(game: KeptGame): Promise<void> {
  await putGame(game);
  await loadGames();
}

export async function forgetGame(id: string): Promise<void> {
  await deleteGame(id);
  await loadGames();
}

export async function forgetGames(): Promise<void> {
  await deleteGames();
  await loadGames();
}
