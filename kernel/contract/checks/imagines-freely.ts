import {
  canonical,
  type Game,
  type GameTypes,
  type Json,
  seatBit,
  SeededChance,
  viewersOf,
  type Viewer,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame } from '../random-game.ts';
import { ListOrders } from '../list-orders.ts';
import { must } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** Every so many positions of a game the order of imagined lists is looked at, for one viewer after the other. */
const ORDERS_EVERY = 4;

/**
 * Where things are hidden from a viewer, `imagine` is neither always right nor always the same, and what the game
 * shuffles is not sorted in it. Otherwise bots would search in states whose hidden part they could rely on.
 */
export const imaginesFreely: Check = (game, { randomGames }) => {
  const blind = new Set<Viewer>();
  const mistaken = new Set<Viewer>();
  const varied = new Set<Viewer>();
  const orders = new ListOrders();
  eachGame(randomGames, (seeded) => {
    const viewers = viewersOf(seeded.players);
    for (const { state, index } of randomGame(game, seeded)) {
      const imagineFor = (viewer: Viewer, label: string): Json =>
        game.save(game.imagine(game.view(state, viewer), SeededChance.from(seeded.seed, `${label} ${index}`)));
      for (const viewer of viewers) {
        if ((mistaken.has(viewer) && varied.has(viewer)) || !hidesFrom(game, state, viewer)) continue;
        blind.add(viewer);
        const imagined = canonical(imagineFor(viewer, 'imagine'));
        if (imagined !== canonical(game.save(state))) mistaken.add(viewer);
        if (imagined !== canonical(imagineFor(viewer, 'again'))) varied.add(viewer);
      }
      const viewer = viewers[(index / ORDERS_EVERY) % viewers.length];
      if (viewer !== undefined) orders.compare(game.save(state), imagineFor(viewer, 'order'));
    }
  });
  for (const viewer of blind) {
    must(mistaken.has(viewer), `whatever viewer ${viewer} cannot see, imagine gets it right`);
    must(varied.has(viewer), `whatever viewer ${viewer} cannot see, imagine makes it the same with every chance`);
  }
  const [sorted] = orders.sortedOnlyWhenImagined();
  must(sorted === undefined, `${sorted} is in no order in the game, but imagine always sorts it`);
};

function hidesFrom<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): boolean {
  const sets = Array.from(game.knowers(state));
  return viewer === 'public' ? sets.includes(0) : sets.some((set) => !(set & seatBit(viewer)));
}
