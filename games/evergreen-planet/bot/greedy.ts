import { greedyBot as greedyBotOf } from '@grove/bots';
import type { Bot } from '@grove/kernel';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { planetEvaluator } from './evaluator.ts';
import { valueModel } from './value-model.ts';
import { FITTED, type Weights } from './weights.ts';

/** Takes the card and plays the turn with the highest value by these weights, without search. */
export function greedyWith(weights: Weights): () => Bot<PlanetTypes> {
  const evaluator = planetEvaluator(valueModel(weights), { playoutRounds: 1, beamWidth: 1 });
  return () => greedyBotOf(planet, evaluator);
}

/** With the fitted weights: as good as it gets without looking beyond the own turn. */
export const greedyBot: () => Bot<PlanetTypes> = greedyWith(FITTED);
