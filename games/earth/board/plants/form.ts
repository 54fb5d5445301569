import type { Random } from './random.ts';
import type { Shape } from './shape.ts';
import type { Tones } from './tones.ts';

/** What a form gets to grow from. The view box is 200 x 160, the ground at 146, the light upper left. */
export interface Seedling {
  readonly tones: Tones;
  readonly bark: { readonly lit: string; readonly shade: string };
  readonly accent: string;
  readonly fruit: string | null;
  readonly random: Random;
}

export const GROUND = 146;
export const MIDDLE = 100;

export type Form = (seedling: Seedling) => Shape[];
