import type { CardFigures, CardUse, GameModule, KeptGame } from '@grove/game-kit';
import { replay } from '@grove/kernel';
import { PERSON } from '../local-game/seating.ts';

type Used = readonly { readonly card: string; readonly points: number }[];

/** What the people of a finished game used; the bots at their table do not count. */
export function usedByPeople({ game, usedCards }: GameModule, { record, seating }: KeptGame): Used {
  const { state } = replay(game, record);
  return seating.flatMap((who, seat) => (who === PERSON ? (usedCards?.(state, seat) ?? []) : []));
}

/** Finished games summed up by card. A card is there once, so nobody can use it twice in a game. */
export function sumOf(games: readonly Used[]): CardFigures {
  const cards: Record<string, CardUse> = {};
  for (const { card, points } of games.flat()) {
    const before = cards[card] ?? { used: 0, points: 0 };
    cards[card] = { used: before.used + 1, points: before.points + points };
  }
  return { games: games.length, cards };
}
