import type { CardFigures } from '@grove/protocol';
import type { UsedCard } from './store.ts';

/** The card under which games are counted: each as if it had been used once. */
const GAMES = '';

/** What a result adds to the figures of cards: nothing where it does not count, else the game itself and each card. */
export const countedCards = (used: readonly UsedCard[] | undefined): readonly UsedCard[] =>
  used === undefined ? [] : [{ card: GAMES, points: 0 }, ...used];

interface CardRow {
  readonly card: string;
  readonly used: number;
  readonly points: number;
}

export function figuresOf(rows: readonly CardRow[]): CardFigures {
  const cards = rows
    .filter(({ card }) => card !== GAMES)
    .map(({ card, used, points }) => [card, { used, points }] as const);
  return { games: rows.find(({ card }) => card === GAMES)?.used ?? 0, cards: Object.fromEntries(cards) };
}
