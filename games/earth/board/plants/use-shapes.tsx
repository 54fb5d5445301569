import { useEffect, useState } from 'react';
import type { Shape } from './shape.ts';

type ShapesOf = (card: number) => readonly Shape[];

let shapesOf: ShapesOf | null = null;

async function load(): Promise<void> {
  shapesOf ??= (await import('./picture-shapes.ts')).shapesOf;
}

/** Nothing to draw: faces are readable before their pictures are there. */
const NONE: readonly Shape[] = [];

/** The shapes of a card's picture. All drawings are one file of their own, which is loaded after the board. */
export function useShapes(card: number): readonly Shape[] {
  const [, draw] = useState(false);
  useEffect(() => {
    // A file that could not be loaded is asked for again by the next card that is shown.
    if (shapesOf === null)
      load().then(
        () => draw(true),
        () => undefined,
      );
  }, []);
  return shapesOf?.(card) ?? NONE;
}
