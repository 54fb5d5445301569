import { cards, idOf } from '../../material/cards.ts';
import { NO_CARD } from '../grid.ts';
import type { State } from '../state.ts';
import { plantedScore } from './lines.ts';

/** The cards that a seat has planted or played, with the points that each of them brings. */
export function usedCards({ players }: Pick<State, 'players'>, seat: number): { card: string; points: number }[] {
  const { cells, events } = players[seat];
  const planted = cells.flatMap((card, cell) =>
    card === NO_CARD ? [] : [{ card: idOf(card), points: plantedScore(players, seat, cell) }],
  );
  return [...planted, ...events.map((card) => ({ card: idOf(card), points: cards[card].points }))];
}
