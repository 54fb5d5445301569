import { gaiaCards } from '../../material/cards.ts';
import { gaiaOf } from '../../rules/solo/goods.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import type { State } from '../../rules/state.ts';
import { contextOf } from '../heuristics/context.ts';
import type { Weights } from '../weights.ts';
import { PLAYER_NUMBERS, writePlayer } from './player-inputs.ts';

/** As many as `writeGaia` writes. */
const GAIA_NUMBERS = 17 + gaiaCards.length;

/** How many numbers a network for games alone has for inputs. */
export const INPUTS_ALONE: number = PLAYER_NUMBERS + GAIA_NUMBERS;

/** Writes what a network sees at the beginning of a turn against Gaia: the player, and her with her clock. */
export function writeAlone(numbers: Float32Array, state: State, weights: Weights): void {
  writePlayer(numbers, 0, state, 0, weights);
  writeGaia(numbers, PLAYER_NUMBERS, state, weights);
}

function writeGaia(numbers: Float32Array, from: number, state: State, weights: Weights): void {
  const { turns, share, scarce } = contextOf(state, 0, weights);
  const { options, deck, discard, turn } = state;
  const gaia = gaiaOf(state);
  const { cards, compost, sprouts, growth, leaves, fauna, total } = gaiaScore(state);
  let at = from;
  for (const points of [cards, compost, sprouts, growth, leaves, fauna]) numbers[at++] = points / 30;
  numbers[at++] = total / 100;
  numbers[at++] = gaia.soil / 10;
  numbers[at++] = gaia.rounds;
  numbers[at++] = turn / 20;
  numbers[at++] = turns / 20;
  numbers[at++] = share;
  numbers[at++] = scarce;
  numbers[at++] = (deck.length + discard.length) / 300;
  numbers[at++] = options.abundance ? 1 : 0;
  numbers[at++] = options.gaia === 'hard' || options.gaia === 'expert' ? 1 : 0;
  numbers[at++] = options.gaia === 'expert' ? 1 : 0;
  for (const { index } of gaiaCards) numbers[at++] = gaia.deck.includes(index) ? 1 : 0;
}
