import {
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  type MatchChance,
  readOptions,
  restoreChance,
  type Seat,
  SeededChance,
} from '@grove/kernel';
import { type PeerGame, plain } from './library.ts';

/** boardgame.io wants its state to be JSON, so it holds the game's and the chance's saved forms. */
export interface SavedG {
  readonly state: Json;
  readonly chance: Json;
  readonly over: boolean;
}

export interface Wrapped<T extends GameTypes> {
  readonly game: PeerGame<SavedG>;
  /** The state behind a G, to list moves from. */
  stateOf(G: SavedG): T['State'];
}

interface Live<State> {
  readonly state: State;
  readonly chance: MatchChance;
}

/**
 * How a wrapped game gets from G to a state that it can play on. `pure` is boardgame.io's own rule: all there is is G,
 * so the state is restored for each move and for each list of moves. `alive` bends that rule in the peer's favour:
 * the state behind the last G is kept outside, which only works as long as one client plays one game from start to end.
 */
export type Manner = 'pure' | 'alive';

/**
 * Any kernel game as a boardgame.io game with one move, `step(seat, move)`. To be fair to the peer, undo, which keeps
 * every former G, is switched off, and the draft is never read, since that would go through a proxy.
 */
export function wrap<T extends GameTypes>(
  game: Game<T>,
  players: number,
  options: JsonObject,
  seed: string,
  manner: Manner,
): Wrapped<T> {
  const alive = new WeakMap<object, Live<T['State']>>();
  const liveOf = (G: SavedG): Live<T['State']> =>
    alive.get(G) ?? { state: game.restore(G.state), chance: restoreChance(G.chance) };
  const saved = (live: Live<T['State']>): SavedG => {
    const { state, chance } = live;
    const G = { state: game.save(state), chance: chance.save(), over: game.waitingFor(state).length === 0 };
    if (manner === 'alive') alive.set(G, live);
    return G;
  };
  return {
    stateOf: (G) => liveOf(G).state,
    game: {
      name: game.id,
      disableUndo: true,
      setup: () => {
        const chance = SeededChance.from(seed);
        return saved({ state: game.start(players, readOptions(game.options, options), chance), chance });
      },
      moves: {
        step: ({ G }, seat: Seat, move: T['Move']) => {
          const before = plain(G);
          const live = liveOf(before);
          // The live state moves on; whoever comes back to this G restores it.
          alive.delete(before);
          game.play(live.state, seat, move, live.chance);
          return saved(live);
        },
      },
      endIf: ({ G }) => (G.over ? true : undefined),
    },
  };
}
