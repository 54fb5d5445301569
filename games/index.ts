import type { Advisor } from '@grove/bots';
import type { Box } from '@grove/kernel';
import * as concert from './evergreen-concert/box.ts';
import * as earth from './earth/box.ts';
import * as planet from './evergreen-planet/box.ts';
import type { Opened } from './shelf.ts';

/** The list of games: with its lazy twin `shelf.ts` and its `covers.ts` the only file that names them all. */
const opened: readonly Opened[] = [planet, concert, earth];

export const boxes: readonly Box[] = opened.map(({ box }) => box);

/** By game: who gives hints and reviews. */
export const advisors: Readonly<Record<string, Advisor>> = Object.fromEntries(
  opened.flatMap(({ box, advisor }) => (advisor === undefined ? [] : [[box.game.id, advisor]])),
);
