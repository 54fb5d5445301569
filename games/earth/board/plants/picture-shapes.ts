import { itemAt } from '@grove/kernel';
import type { Card } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import { CLIMATES } from '../scenes/climates.ts';
import { ECOSYSTEMS } from '../scenes/ecosystems.ts';
import { EVENTS } from '../scenes/events.ts';
import { trail } from '../scenes/fauna.ts';
import { GAIA } from '../scenes/gaia.ts';
import { ISLANDS } from '../scenes/islands.ts';
import { TERRAINS } from '../scenes/terrains.ts';
import type { Painter } from '../scenes/scene.ts';
import { backdrop } from './backdrop.ts';
import { habitOf } from './genera.ts';
import { plant } from './plant.ts';
import { type Random, randomFrom } from './random.ts';
import type { Shape } from './shape.ts';

const pictures = new Map<number, readonly Shape[]>();

/** The picture of a card as shapes, back to front; made once. The card's number is the seed. */
export function shapesOf(card: number): readonly Shape[] {
  let shapes = pictures.get(card);
  if (shapes === undefined) {
    shapes = painters[itemAt(cards, card).kind](itemAt(cards, card), randomFrom(card));
    pictures.set(card, shapes);
  }
  return shapes;
}

/** What each kind of card shows. */
const painters: Readonly<Record<Card['kind'], (card: Card, random: Random) => Shape[]>> = {
  flora: ({ habitats, latin, id, index }, random) => {
    const { behind, before } = backdrop(habitats, random);
    return [...behind, ...plant(habitOf(latin ?? id), index), ...before];
  },
  terrain: ({ id }, random) => paintedBy(TERRAINS, id)(random),
  event: ({ id }, random) => paintedBy(EVENTS, id)(random),
  island: ({ id }, random) => paintedBy(ISLANDS, id)(random),
  climate: ({ id }, random) => paintedBy(CLIMATES, id)(random),
  ecosystem: ({ id }, random) => paintedBy(ECOSYSTEMS, id)(random),
  fauna: ({ id }, random) => trail(id)(random),
  gaia: ({ id }, random) => paintedBy(GAIA, id)(random),
};

/** The painter of a card in a table by ids. */
function paintedBy(table: Readonly<Record<string, Painter>>, id: string): Painter {
  const painter = table[id];
  if (painter === undefined) throw new Error(`no picture is listed for ${id}`);
  return painter;
}
