import type { CardAddress } from '@grove/game-kit';
import type { BoardCards } from '@grove/game-kit/board';
import { useMemo } from 'react';
import { create } from 'zustand';
import { findGame } from '../boards/find.ts';
import { useWords } from '../language.tsx';

interface OpenedCards {
  readonly game: string;
  readonly at: CardAddress;
}

/** The cards that lie open over the page, if any do. */
export const useCards = create<{ readonly opened: OpenedCards | undefined }>()(() => ({ opened: undefined }));

/** Opens the list of a game's cards, or one of them. */
export const openCards = (game: string, card?: string): void =>
  useCards.setState({ opened: { game, at: { card, filter: '' } } });
export const showCards = (game: string, at: CardAddress): void => useCards.setState({ opened: { game, at } });
export const closeCards = (): void => useCards.setState({ opened: undefined });

export const hasCards = (game: string): boolean => findGame(game)?.cardPage !== undefined;

/** The way to the cards for a board; undefined for games whose cards have no pages. */
export function useBoardCards(game: string): BoardCards | undefined {
  const { aboutCard } = useWords();
  return useMemo(
    () => (hasCards(game) ? { open: (card) => openCards(game, card), label: aboutCard } : undefined),
    [game, aboutCard],
  );
}
