import { greedyBot as greedyWith } from '@grove/bots';
import type { Bot } from '@grove/kernel';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { planetExpert } from './expert.ts';
import { judgeWith } from './judge.ts';
import { FITTED, type Weights } from './weights.ts';

/** Takes the card and plays the turn that look best at once to a judge with these weights. */
export function atOnce(weights: Weights): () => Bot<PlanetTypes> {
  const expert = planetExpert(judgeWith(weights), { rounds: 1, beam: 1 });
  return () => greedyWith(planet, expert);
}

/** With the fitted weights: as good as it gets without looking beyond the own turn. */
export const greedyBot: () => Bot<PlanetTypes> = atOnce(FITTED);
