import {
  itemAt,
  type Game,
  type GameTypes,
  Match,
  playout,
  randomMove,
  readOptions,
  recordOf,
  type Seat,
  SeededChance,
} from '@grove/kernel';
import { peerCounter } from './boardgameio/counter.ts';
import { initialize, moveAction, reducerFor, startClient } from './boardgameio/library.ts';
import { type Manner, wrap } from './boardgameio/wrap.ts';
import { counter, LENGTH } from './counter/counter.ts';

/** Something that plays one whole game, its number given, and says how many steps it took. */
export type Contender = (round: number) => number;

/** Games are played by two, or by as many as the game needs. */
export const playersFor = <T extends GameTypes>({ players }: Game<T>): number =>
  Math.min(Math.max(2, players.min), players.max);

/** The simulator's way: a random move, play, until the end. */
export function playoutContender<T extends GameTypes>(game: Game<T>): Contender {
  const players = playersFor(game);
  const options = readOptions(game.options);
  return (round) => {
    const { chance, choice } = dealOf(round);
    return playout(game, game.start(players, options, chance), chance, choice);
  };
}

/** The table's way: events, steps, what everybody knows, and a record at the end. */
export function matchContender<T extends GameTypes>(game: Game<T>): Contender {
  const players = playersFor(game);
  return (round) => {
    const { seed, choice } = dealOf(round);
    const match = new Match(game, players, {}, SeededChance.from(seed));
    for (let seat = nextSeat(game, match.state); seat !== undefined; seat = nextSeat(game, match.state)) {
      match.play(seat, randomMove(game, match.state, seat, choice));
    }
    recordOf(match, { seed });
    return match.steps.length;
  };
}

/** The same game through boardgame.io's client; the steps are picked in the same way. */
export function peerContender<T extends GameTypes>(game: Game<T>, manner: Manner): Contender {
  const players = playersFor(game);
  return (round) => {
    const { seed, choice } = dealOf(round);
    const wrapped = wrap(game, players, {}, seed, manner);
    const client = startClient(wrapped.game, players);
    let steps = 0;
    for (let { G } = client.getState(); !G.over; { G } = client.getState()) {
      const state = wrapped.stateOf(G);
      const seat = nextSeat(game, state) ?? 0;
      client.moves.step?.(seat, randomMove(game, state, seat, choice));
      steps++;
    }
    client.stop();
    return steps;
  };
}

/** The first seat that is waited for; not by `itemAt`, which looks into lists of all kinds and would be measured with every step. */
const nextSeat = <T extends GameTypes>(game: Game<T>, state: T['State']): Seat | undefined => game.waitingFor(state)[0];

interface Deal {
  readonly seed: string;
  readonly chance: SeededChance;
  /** Who picks the steps. */
  readonly choice: SeededChance;
}

/**
 * All contenders play the same deals with the same picks, over and over: a long game takes several times as long as a short one. So
 * many that no processor learns them by heart, and begun once, since a new seed each time would measure SHA-256.
 */
const DEALS: readonly Deal[] = Array.from({ length: 64 }, (_, deal) => {
  const seed = `bench ${deal}`;
  return { seed, chance: SeededChance.from(seed), choice: SeededChance.from(seed, 'choices') };
});

function dealOf(round: number): Deal {
  const { seed, chance, choice } = itemAt(DEALS, round % DEALS.length);
  return { seed, chance: chance.copy(), choice: choice.copy() };
}

/** A hundred moves through a match: legal check, play, event, record. */
export const counterInMatch: Contender = () => {
  const match = new Match(counter, 1, {}, COUNTER_CHANCE);
  for (let i = 0; i < LENGTH; i++) match.play(0, 'add');
  recordOf(match, { seed: '' });
  return match.steps.length;
};
/** The counter asks nothing of chance, so making a new one each time would only measure SHA-256. */
const COUNTER_CHANCE = SeededChance.from('counter');

export const counterInPeerClient: Contender = () => {
  const client = startClient(peerCounter, 1);
  for (let i = 0; i < LENGTH; i++) client.moves.add?.();
  client.stop();
  return client.log.length;
};

const peerReducer = reducerFor({ game: peerCounter });
const add = moveAction('add');

export const counterInPeerReducer: Contender = () => {
  let state = initialize({ game: peerCounter, numPlayers: 1 });
  for (let i = 0; i < LENGTH; i++) state = peerReducer(state, add);
  return state.G.count;
};

/** A fixed piece of work that knows no game: what the machine can do today. */
export const reference: Contender = () => {
  let word = 1;
  const words = Array.from({ length: 512 }, () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0));
  words.sort((a, b) => a - b);
  return itemAt(words, 0) < itemAt(words, words.length - 1) ? 1 : 0;
};
