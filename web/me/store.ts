import { create } from 'zustand';
import { addGames, allGames, deleteGame, deleteGames } from './database.ts';
import type { KeptGame } from './kept.ts';

/** The games of this browser; undefined until they have been read. */
export const useKept = create<{ readonly games: readonly KeptGame[] | undefined }>()(() => ({ games: undefined }));

export async function loadGames(): Promise<void> {
  useKept.setState({ games: await allGames() });
}

export async function keepGames(games: readonly KeptGame[]): Promise<void> {
  await addGames(games);
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
