import { cards } from '../../material/cards.ts';
import { CELLS } from '../../rules/grid.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { canPlantOver, givesWay } from '../../rules/tasks/plant.ts';
import type { Context } from './context.ts';
import { objectivesWorth } from './objectives.ts';
import { cardWorth, OVER_DRAW, type Planting, plantings, plantingWorth } from './planting.ts';

/**
 * E7.7: cards of the hand in the place of a terrain that gives way, the best first. They cost nothing; the terrain is one
 * card more in the compost, and the tableau does not get larger.
 */
export function plantingsOver(context: Context): Planting[] {
  const { player, prices } = context;
  if (!player.cells.some(givesWay)) return [];
  const now = objectivesWorth(context);
  const list: Planting[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const below = player.cells[cell];
    if (!givesWay(below)) continue;
    const besides = prices.compost + OVER_DRAW * prices.draw - cards[below].points - plantingWorth(context) - now;
    for (const card of player.hand) {
      if (!canPlantOver(player, card, cell)) continue;
      const worth = cardWorth(context, card) + besides + objectivesWith(context, card, cell);
      list.push({ card, place: cell, worth, over: true });
    }
  }
  return list.sort((a, b) => b.worth - a.worth);
}

const objectivesWith = (context: Context, card: number, cell: number): number =>
  withPlantedOver(context, card, cell, () => objectivesWorth(context));

/** Asks something while a card lies in the place of another, which comes back then. */
export function withPlantedOver<Answer>({ player }: Context, card: number, cell: number, ask: () => Answer): Answer {
  const { cells } = player;
  player.cells = cells.with(cell, card);
  const answer = ask();
  player.cells = cells;
  return answer;
}

/** What is worth planting, over terrains too, the best first. */
export const allPlantings = (context: Context, most: number): Planting[] =>
  [...plantings(context, most), ...plantingsOver(context).slice(0, most)].sort((a, b) => b.worth - a.worth);

export const plantingMove = ({ card, place, over }: Planting): Move =>
  over ? moveOf('plant-over', card, place) : moveOf('plant', card, place);
