import { BadInput } from '@grove/kernel';
import { problemsIn } from './check.ts';
import type { Biome, Power } from './facts.ts';
import { ENGLISH_PROBLEMS, problemText } from './problems.ts';

export interface CardSource {
  readonly id: string;
  readonly biome: Biome | 'wild';
  readonly power: Power;
  readonly fertility?: number;
  readonly drought?: true;
}

/** A material file: everything that a printing decides. */
export interface MaterialSource {
  /** Letters of the map and the biome that each stands for. */
  readonly biomes: Readonly<Record<string, Biome>>;
  /** Six rows of six letters, top row first. */
  readonly planet: readonly string[];
  readonly crevasses: readonly string[];
  /** What each step of a power's track is worth; the first is where the marker starts. */
  readonly tracks: Readonly<Record<Power, readonly number[]>>;
  readonly cards: readonly CardSource[];
}

/** Checks a material file that came from outside; throws BadInput that says what is wrong first. */
export function readMaterial(value: unknown): MaterialSource {
  const [first] = problemsIn(value);
  if (first !== undefined) throw new BadInput(problemText(ENGLISH_PROBLEMS, first));
  const { biomes, planet, crevasses, tracks, cards } = value as MaterialSource;
  return { biomes, planet, crevasses, tracks, cards };
}
