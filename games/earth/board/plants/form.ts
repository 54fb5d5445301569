import type { Random } from './random.ts';
import type { Shape } from './shape.ts';
import type { Bark, Tones } from './tones.ts';

/** How a genus looks: the row that it has in the table of genera. */
export interface Habit {
  readonly form: FormName;
  readonly hue: number;
  readonly sat: number;
  readonly bark: Bark;
  /** Colour of blossoms, spots or gills. */
  readonly accent: string;
  /** Colour of fruit; none where it bears none that is seen. */
  readonly fruit: string | null;
}

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

export type FormName =
  | 'round'
  | 'conifer'
  | 'umbrella'
  | 'palm'
  | 'bush'
  | 'spike'
  | 'umbel'
  | 'daisy'
  | 'grass'
  | 'leafy'
  | 'cap'
  | 'funnel'
  | 'bracket'
  | 'cactus'
  | 'pads'
  | 'cushion';
