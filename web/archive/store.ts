import type { GameRecord, Seat } from '@grove/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A game that was finished in this browser. */
export interface OwnGame {
  readonly id: string;
  /** When it ended, as the browser counts time. */
  readonly at: number;
  readonly record: GameRecord;
  /** Who sat where: `person` or the name of a bot. */
  readonly plan: readonly string[];
  /** Through whose eyes it was played last. */
  readonly viewer: Seat;
  readonly totals: readonly number[];
  /** How often a hint was asked for. */
  readonly hints: number;
}

interface Archive {
  /** The newest first. */
  readonly games: readonly OwnGame[];
  readonly keep: (game: OwnGame) => void;
  readonly forget: (id: string) => void;
}

/** The browser gives a page little room; a record takes a few kilobytes. */
const MOST = 60;

/** Games that were finished in this browser and stay in it. */
export const useArchive = create<Archive>()(
  persist(
    (set) => ({
      games: [],
      keep: (game) =>
        set(({ games }) => ({ games: [game, ...games.filter(({ id }) => id !== game.id)].slice(0, MOST) })),
      forget: (id) => set(({ games }) => ({ games: games.filter((game) => game.id !== id) })),
    }),
    { name: 'grove.games', version: 1 },
  ),
);
