import { create } from 'zustand';
import { cardPages } from '../boards/index.ts';

/** The game whose cards lie open over the page, if any do. */
export const useCards = create<{ readonly game: string | undefined }>()(() => ({ game: undefined }));

export const openCards = (game: string): void => useCards.setState({ game });
export const closeCards = (): void => useCards.setState({ game: undefined });

export const hasCards = (game: string): boolean => Object.hasOwn(cardPages, game);
