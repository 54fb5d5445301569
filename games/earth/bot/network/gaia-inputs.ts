import { blueCards } from '../heuristics/colors.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import { gaiaOf } from '../../rules/solo/goods.ts';
import { plantedCards } from '../../rules/places.ts';
import type { State } from '../../rules/state.ts';

/** What a network sees of Gaia in the place of a rival, each number brought to about the size of 1. */
export function writeGaia(numbers: Float32Array, from: number, state: State): number {
  const { cards, compost, sprouts, growth, leaves, fauna, total } = gaiaScore(state);
  const gaia = gaiaOf(state);
  const [player] = state.players;
  const { gaia: difficulty } = state.options;
  let at = from;
  for (const points of [cards, compost, sprouts, growth, leaves, fauna]) numbers[at++] = points / 30;
  numbers[at++] = total / 100;
  numbers[at++] = gaia.soil / 10;
  numbers[at++] = gaia.deck.length / 6;
  numbers[at++] = gaia.rounds;
  numbers[at++] = difficulty === 'hard' || difficulty === 'expert' ? 1 : 0;
  numbers[at++] = difficulty === 'expert' ? 1 : 0;
  numbers[at++] = difficulty === 'beginner' ? 1 : 0;
  numbers[at++] = blueCards(player.cells) / 8;
  numbers[at++] = plantedCards(player) / Math.max(4, state.turn);
  return at;
}

export const GAIA_NUMBERS = 15;
