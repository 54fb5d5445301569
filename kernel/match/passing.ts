import type { Game, GameTypes } from '../game.ts';
import { type Known, THINGS, type Words } from './known.ts';

/** What the seats know in a position that is passed by: a list that is written over by the next one, since hardly any is looked at twice. */
export interface Passing {
  readonly words: Int32Array;
  readonly bytes: Int8Array;
  /** To copy from: a list for a match to keep. */
  readonly nothing: Known;
}

/** By game and number of players, on which the length of its lists depends. */
const lists = new WeakMap<object, (Passing | undefined)[]>();

/** The list for matches like one that is in this state. */
export function passingFor<T extends GameTypes>(game: Game<T>, players: number, state: T['State']): Passing {
  const ofGame = lists.get(game) ?? [];
  lists.set(game, ofGame);
  return (ofGame[players] ??= makePassing(game.knowers(state).length));
}

function makePassing(things: number): Passing {
  const words = new Int32Array(Math.ceil(things / THINGS));
  return { words, bytes: new Int8Array(words.buffer), nothing: Array.from(words) };
}

/** What the seats know in a position, until the next call. */
export function passBy<T extends GameTypes>({ words, bytes }: Passing, game: Game<T>, state: T['State']): Words {
  for (let word = 0; word < words.length; word++) words[word] = 0;
  const knowers = game.knowers(state, bytes);
  if (knowers !== bytes) bytes.set(knowers);
  return words;
}
