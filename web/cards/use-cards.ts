import { create } from 'zustand';
import { findGame } from '../boards/find.ts';

/** The game whose cards lie open over the page, if any do. */
export const useCards = create<{ readonly game: string | undefined }>()(() => ({ game: undefined }));

export const openCards = (game: string): void => useCards.setState({ game });
export const closeCards = (): void => useCards.setState({ game: undefined });

export const hasCards = (game: string): boolean => findGame(game)?.cardPage !== undefined;
