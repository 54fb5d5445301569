import { bells, iris, poppy, snowdrop, tulip } from './blooms.ts';
import { bush, cactus, cushion, pads } from './bushes.ts';
import { agaric, bleeding, bolete, glowing, milkCap, parasol, troop } from './caps.ts';
import { maize, spears, stalks, strawberry, sunflower } from './crops.ts';
import type { Form } from './form.ts';
import { ball, cage, mane, morel, shaggy, veil } from './fungi.ts';
import { antler, blight, cup, discs, rosette, slime, starfish } from './odd-fungi.ts';
import { bulb, rhizome, tubers } from './roots.ts';
import { daisy, grass, leafy, spike, umbel } from './herbs.ts';
import { conifer } from './conifer.ts';
import { bracket, cap, funnel } from './mushrooms.ts';
import { palm } from './palm.ts';
import { randomFrom } from './random.ts';
import { roundTree } from './round-tree.ts';
import type { Shape } from './shape.ts';
import { type Bark, BARKS, tonesOf } from './tones.ts';
import { corpseLily, flytrap, lotus, orchid, passion, pitchers, platters, swords, trumpets } from './strange-blooms.ts';
import { baobab, mangrove, pine, rainbowBark, sequoia, strangler, weeping } from './trees.ts';
import { banana, canes, creeping, mistletoe, organPipe, pricklyPear, vine } from './woody-plants.ts';
import { umbrella } from './umbrella.ts';

/** Every form that a genus can have. */
const FORMS = {
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
  tulip,
  poppy,
  iris,
  snowdrop,
  bells,
  bolete,
  agaric,
  parasol,
  milkCap,
  troop,
  glowing,
  bleeding,
  maize,
  sunflower,
  spears,
  stalks,
  strawberry,
  mane,
  ball,
  morel,
  shaggy,
  cage,
  veil,
  slime,
  starfish,
  antler,
  cup,
  discs,
  blight,
  rosette,
  bulb,
  rhizome,
  tubers,
  lotus,
  platters,
  orchid,
  corpseLily,
  flytrap,
  pitchers,
  trumpets,
  passion,
  swords,
  baobab,
  sequoia,
  rainbowBark,
  mangrove,
  strangler,
  weeping,
  pine,
  banana,
  creeping,
  canes,
  pricklyPear,
  organPipe,
  mistletoe,
  vine,
} as const satisfies Record<string, Form>;
export type FormName = keyof typeof FORMS;

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

/** How far the hues of two cards of one genus may lie apart. */
const DRIFT = 9;

/** A plant is grown, not drawn: the same habit and seed always grow the same one, another seed a relative. */
export function plant({ form, hue, sat, bark, accent, fruit }: Habit, seed: number): Shape[] {
  const random = randomFrom(seed);
  const tones = tonesOf(hue + random.between(-DRIFT, DRIFT), sat);
  return FORMS[form]({ tones, bark: BARKS[bark], accent, fruit, random });
}
