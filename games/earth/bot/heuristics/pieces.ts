import { cards } from '../../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../../rules/area.ts';
import { cellBit, CELLS, NO_CARD } from '../../rules/grid.ts';
import { piecesOf } from '../../rules/effects/pieces.ts';
import type { Piece } from '../../rules/tasks/task.ts';
import type { Context } from './context.ts';
import { objectivesWorth, piecesMatter } from './objectives.ts';

/** The cell of a set where the next of n pieces does most good; -1 if there is none. */
export function bestCellFor(context: Context, what: Piece, cells: number, n: number): number {
  const { player } = context;
  const pieces = piecesOf(player, what);
  const spaces = what === 'growth' ? growthSpaces : sproutSpaces;
  const now = piecesMatter(context) ? objectivesWorth(context) : undefined;
  let best = -1;
  let most = -Infinity;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = player.cells[cell];
    if (card === NO_CARD || !(cells & cellBit(cell)) || pieces[cell] >= spaces[card]) continue;
    let worth = what === 'growth' ? growthMerit(card, pieces[cell], n) : sproutMerit(card, pieces[cell], n);
    if (now !== undefined) worth += objectiveGain(context, pieces, cell, 1) - now;
    if (worth > most) {
      most = worth;
      best = cell;
    }
  }
  return best;
}

/** The cell whose piece is missed least. */
export function worstCellOf(context: Context, what: Piece): number {
  const { player } = context;
  const pieces = piecesOf(player, what);
  const now = piecesMatter(context) ? objectivesWorth(context) : undefined;
  let best = -1;
  let least = Infinity;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = player.cells[cell];
    if (card === NO_CARD || pieces[cell] === 0) continue;
    let loss = what === 'growth' ? growthMerit(card, pieces[cell] - 1, 1) : sproutMerit(card, pieces[cell] - 1, 1);
    if (now !== undefined) loss -= objectiveGain(context, pieces, cell, -1) - now;
    if (loss < least) {
      least = loss;
      best = cell;
    }
  }
  return best;
}

/** A tower is worth completing soon: the surplus of its canopy over what is missing. */
function growthMerit(card: number, on: number, n: number): number {
  const missing = growthSpaces[card] - on;
  const surplus = cards[card].canopyPoints - on - missing;
  return 1 + surplus / missing + (missing <= n ? 1 : 0);
}

/** Full cards count for some objectives, so the fullest is filled first. */
const sproutMerit = (card: number, on: number, n: number): number => {
  const missing = sproutSpaces[card] - on;
  return 1 + (missing <= n ? 0.2 : 0) + 0.1 / missing;
};

function objectiveGain(context: Context, pieces: number[], cell: number, change: number): number {
  pieces[cell] += change;
  const worth = objectivesWorth(context);
  pieces[cell] -= change;
  return worth;
}
