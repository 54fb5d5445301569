import type { CardPage } from '@grove/game-kit';
import type { Board } from '@grove/game-kit/board';
import { lazy } from 'react';
import { findGame } from './find.ts';

/** A component must be the same one whenever it is drawn: so each part of a manifest is made lazy once. */
function onceFor<Load extends object, Lazy>(make: (load: Load) => Lazy): (load: Load | undefined) => Lazy | undefined {
  const made = new WeakMap<Load, Lazy>();
  return (load) => {
    if (load === undefined) return undefined;
    const known = made.get(load) ?? make(load);
    made.set(load, known);
    return known;
  };
}

const lazyBoard = onceFor((load: () => Promise<Board>) => lazy(async () => ({ default: await load() })));
const lazyCardPage = onceFor((load: () => Promise<CardPage>) => lazy(async () => ({ default: await load() })));

export type LazyBoard = NonNullable<ReturnType<typeof lazyBoard>>;
export type LazyCardPage = NonNullable<ReturnType<typeof lazyCardPage>>;

/** The board that a game draws itself, loaded when it is first shown; games without one are shown as text. */
export const boardOf = (game: string): LazyBoard | undefined => lazyBoard(findGame(game)?.board);

/** The page on which a game's cards can be looked up, for games that have one. */
export const cardPageOf = (game: string): LazyCardPage | undefined => lazyCardPage(findGame(game)?.cardPage);
