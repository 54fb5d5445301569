import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { NO_CARD, SIDE } from '../../rules/grid.ts';
import { placeColumn, placeRow } from '../../rules/places.ts';
import type { Speech } from './speech.ts';
import { cardAt, isFaceDown, type ShownTableau, type Spot } from './window.ts';

/** Columns from the left as the notation writes them; z lies left of all cards. */
const COLUMN_NAMES = 'zabcde';

/** A column as the notation writes it: `a` is the first one with cards. */
export const columnName = (column: number): string => COLUMN_NAMES.charAt(column + 1);

/** A cell or a place as the notation writes it: `b2`, `z1` left of all cards, `a0` above them. */
export const spotName = ({ place, cell }: Pick<Spot, 'place' | 'cell'>): string => {
  if (cell >= 0) return `${columnName(cell % SIDE)}${Math.floor(cell / SIDE) + 1}`;
  return place < 0 ? '' : `${columnName(placeColumn(place))}${placeRow(place) + 1}`;
};

/** What lies on a card of the island: `2 of 4 sprouts, 1 of 2 growth`. */
function piecesText({ cells, sprouts, growth }: ShownTableau, cell: number, { table }: Speech): string[] {
  const { sproutSpaces, growthSpaces } = itemAt(cards, itemAt(cells, cell));
  return [
    ...(sproutSpaces > 0 ? [table.sproutsOf(itemAt(sprouts, cell), sproutSpaces)] : []),
    ...(growthSpaces > 0 ? [table.growthOf(itemAt(growth, cell), growthSpaces)] : []),
  ];
}

interface SpotFacts {
  readonly mayChoose: boolean;
  /** What a planting here would score. */
  readonly points: number | undefined;
}

/** A space of the island as a screen reader says it. */
export function spotText(tableau: ShownTableau, spot: Spot, facts: SpotFacts, speech: Speech): string {
  const { table } = speech;
  const card = cardAt(tableau.cells, spot);
  return [
    spotName(spot),
    ...(card === NO_CARD ? [] : [speech.card(card)]),
    ...(isFaceDown(tableau, spot) ? [table.faceDown] : card === NO_CARD ? [table.empty] : []),
    ...(card === NO_CARD ? [] : piecesText(tableau, spot.cell, speech)),
    ...(facts.points === undefined ? [] : [table.wouldScore(facts.points)]),
    ...(facts.mayChoose ? [table.mayChoose] : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
