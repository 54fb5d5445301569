import { itemAt } from '@grove/kernel';
import type { Card } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import { backdrop } from './backdrop.ts';
import { habitOf } from './genera.ts';
import { plant } from './plant.ts';
import { type Random, randomFrom } from './random.ts';
import { landOf, landscape, swirl } from './scenes.ts';
import type { Shape } from './shape.ts';
import { isle, weather, wilderness } from './sides.ts';
import { trail } from './tracks.ts';

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
  flora: ({ habitats, latin, index }, random) => {
    const { behind, before } = backdrop(habitats, random);
    return [...behind, ...plant(habitOf(latin), index), ...before];
  },
  terrain: ({ name }, random) => landscape(landOf(name), random),
  event: ({ name }, random) => swirl(name, random),
  island: ({ habitats }, random) => isle(habitats, random),
  climate: ({ habitats }, random) => weather(habitats, random),
  ecosystem: ({ name }, random) => wilderness(name, random),
  fauna: ({ name }, random) => trail(name, random),
  gaia: (_card, random) => isle([], random),
};

/** Neighbours with the same paint become one shape: less for the browser to hold, the same to see. */
export function merged(shapes: readonly Shape[]): Shape[] {
  const result: Shape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    if (last !== undefined && isSamePaint(last, shape)) result[result.length - 1] = { ...last, d: last.d + shape.d };
    else result.push(shape);
  }
  return result;
}

const isSamePaint = (one: Shape, other: Shape): boolean =>
  one.paint === other.paint && one.line === other.line && one.opacity === other.opacity && one.fine === other.fine;
