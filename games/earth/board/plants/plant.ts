import { bush, cactus, cushion, pads } from './bushes.ts';
import type { Form, FormName, Habit } from './form.ts';
import { daisy, grass, leafy, spike, umbel } from './herbs.ts';
import { conifer } from './conifer.ts';
import { bracket, cap, funnel } from './mushrooms.ts';
import { palm } from './palm.ts';
import { randomFrom } from './random.ts';
import { roundTree } from './round-tree.ts';
import type { Shape } from './shape.ts';
import { BARKS, tonesOf } from './tones.ts';
import { umbrella } from './umbrella.ts';

const forms: Readonly<Record<FormName, Form>> = {
  round: roundTree,
  conifer,
  umbrella,
  palm,
  bush,
  cactus,
  pads,
  cushion,
  spike,
  umbel,
  daisy,
  grass,
  leafy,
  cap,
  funnel,
  bracket,
};

/** How far the hues of two cards of one genus may lie apart. */
const DRIFT = 9;

/** A plant is grown, not drawn: the same habit and seed always grow the same one, another seed a relative. */
export function plant({ form, hue, sat, bark, accent, fruit }: Habit, seed: number): Shape[] {
  const random = randomFrom(seed);
  const tones = tonesOf(hue + random.between(-DRIFT, DRIFT), sat);
  return forms[form]({ tones, bark: BARKS[bark], accent, fruit, random });
}
