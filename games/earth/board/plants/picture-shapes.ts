import type { Card } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import { backdrop } from './backdrop.ts';
import { habitOf } from './genera.ts';
import { plant } from './plant.ts';
import { randomFrom } from './random.ts';
import { landOf, landscape, swirl } from './scenes.ts';
import type { Shape } from './shape.ts';

const pictures = new Map<number, readonly Shape[]>();

/** The picture of a card as shapes, back to front; made once. The card's number is the seed. */
export function shapesOf(card: number): readonly Shape[] {
  let shapes = pictures.get(card);
  if (shapes === undefined) {
    shapes = drawn(cards[card]);
    pictures.set(card, shapes);
  }
  return shapes;
}

function drawn(card: Card): Shape[] {
  const random = randomFrom(card.index);
  if (card.kind === 'event') return swirl(card.name, random);
  if (card.kind !== 'flora') return landscape(landOf(card.name), random);
  const { behind, before } = backdrop(card.habitats, random);
  return [...behind, ...plant(habitOf(card.latin), card.index), ...before];
}

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
