import { RIVER } from '../../rules/layout.ts';
import { moves } from '../../rules/legal.ts';
import { CHOOSE_ACTION, DONE, isAction, isEffect, isTake, PLANT, TAKE } from '../../rules/move.ts';
import { totalOf } from '../../rules/result.ts';
import { DRAFTING, type State } from '../../rules/types.ts';
import { OTHER_ACTIONS, type PlayerData, playerLayers } from './layers.ts';
import { TO_ACT, TO_DRAFT, TURN_IS_OVER } from './moment.ts';
import { PlayerNetwork } from './player-network.ts';
import { SIGHT, writeSight } from './sight.ts';

/** A legal move, and how much it is wanted: the logarithm of how likely it is to be made. */
export interface Wish {
  readonly move: number;
  readonly log: number;
}

/** Who knows games alone (P9): what to do there, and what planets come to. To look at a game once takes about an eighth of a millisecond. */
export interface Player {
  /** Whether it has learned to play such a game. */
  readonly knows: (state: State) => boolean;
  /** The legal moves, the most wanted first. */
  readonly wishes: (state: State) => Wish[];
  /** The most wanted of the legal moves; where there is only one nobody looks. */
  readonly choice: (state: State) => number;
  /** What the game comes to, with the turn over and the round not. */
  readonly value: (state: State) => number;
}

/** How much of what both say is the player's: its mistakes are smaller than the judge's, and different ones. */
const SHARE = 0.6;

/** What a game comes to by a judge and by the player. */
export const together = (judged: number, asked: number): number => judged + SHARE * (asked - judged);

const SEAT = 0;

/** It has learned on the planet of the box only, and with the sun where it begins there. */
export const knows = ({ players, options }: State): boolean =>
  players === 1 && options.planet === 'reconstruction' && options.material === null && options.sun === 'top';

export function networkPlayer(data: PlayerData): Player {
  const network = new PlayerNetwork(playerLayers(data));
  const sight = new Int8Array(SIGHT);
  const look = (state: State): void => {
    writeSight(sight, state, state.phase === DRAFTING ? TO_DRAFT : TO_ACT);
    network.look(sight);
  };
  return {
    knows,
    choice(state) {
      const legal = moves(state, SEAT);
      if (legal.length > 1) look(state);
      const wish = (move: number): number => network.wishes[actionOf(state, move)];
      return legal.reduce((best, move) => (wish(move) > wish(best) ? move : best));
    },
    wishes(state) {
      look(state);
      return sharesOf(moves(state, SEAT).map((move) => ({ move, log: network.wishes[actionOf(state, move)] })));
    },
    value(state) {
      writeSight(sight, state, TURN_IS_OVER);
      network.look(sight);
      return totalOf(state, SEAT) + network.value;
    },
  };
}

function sharesOf(wishes: readonly Wish[]): Wish[] {
  const most = Math.max(...wishes.map(({ log }) => log));
  const all = most + Math.log(wishes.reduce((sum, { log }) => sum + Math.exp(log - most), 0));
  return wishes.map(({ move, log }) => ({ move, log: log - all })).sort((a, b) => b.log - a.log);
}

/** The network's actions: the places of the river, A to D, the power of the card, the end of the turn, the end of the round, effects by space. */
const [CHOOSE, POWER_OF_CARD, END_OF_TURN] = [3, 7, 8] as const;

function actionOf({ cards, riverSize }: State, move: number): number {
  if (isEffect(move)) return OTHER_ACTIONS + move - PLANT;
  if (isTake(move)) {
    for (let place = 0; place < riverSize; place++) if (cards[RIVER + place] === move - TAKE) return place;
  }
  if (isAction(move)) return CHOOSE + move - CHOOSE_ACTION;
  return move === DONE ? END_OF_TURN : POWER_OF_CARD;
}
