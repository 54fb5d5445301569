import { SPACES } from '../../material/facts.ts';
import { PLANES } from './planes.ts';
import { NUMBERS } from './sight.ts';

/** One after the other: channels of a space go through `into`, hear of other spaces by `mix`, and go through `out`. */
interface Block {
  readonly into: Float64Array;
  readonly mix: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
  readonly outBias: Float64Array;
}

/** The weights of the network that plays alone. */
export interface PlayerLayers {
  /** By plane, then by channel. */
  readonly planes: Float64Array;
  /** By space, then by channel. */
  readonly place: Float64Array;
  readonly numbers: Float64Array;
  readonly numbersBias: Float64Array;
  readonly spread: Float64Array;
  readonly blocks: readonly Block[];
  readonly effects: Float64Array;
  readonly effectsBias: Float64Array;
  readonly gather: Float64Array;
  readonly gatherBias: Float64Array;
  readonly others: Float64Array;
  readonly othersBias: Float64Array;
  readonly value: Float64Array;
  readonly valueBias: Float64Array;
}

/** Groups of channels that hear of other spaces in the same way. */
export const GROUPS = 16;
export const CHANNELS = 4;
/** Channels of every space. */
export const WIDTH: number = GROUPS * CHANNELS;
/** Units that know of the whole game. */
export const HIDDEN = 128;
/** Effects that a space can have: plant, grow, bush, lake. */
export const EFFECTS = 4;
/** What can be done besides effects: three cards, four actions, the power, the end of the turn, the end of the round. */
export const OTHER_ACTIONS = 10;

/** The network as it is kept: its weights are whole numbers, to be multiplied with the scale of their list. */
export interface PlayerData {
  readonly blocks: number;
  readonly scales: readonly number[];
  readonly weights: readonly number[];
}

/** How many numbers the lists have, in the order in which they are kept. Inputs are of different sizes, and so are their weights: each has a list of its own. */
export function weightsIn(blocks: number): number[] {
  const ofBlock = [WIDTH * WIDTH, GROUPS * SPACES * SPACES, WIDTH, WIDTH * WIDTH, WIDTH];
  const planes = Array.from({ length: PLANES }, () => WIDTH);
  const numbers = Array.from({ length: NUMBERS }, () => HIDDEN);
  const effects = [WIDTH * EFFECTS, EFFECTS];
  const others = [(2 * WIDTH + HIDDEN) * HIDDEN, HIDDEN, HIDDEN * OTHER_ACTIONS, OTHER_ACTIONS, HIDDEN, 1];
  const inner = Array.from({ length: blocks }, () => ofBlock).flat();
  return [...planes, SPACES * WIDTH, ...numbers, HIDDEN, HIDDEN * WIDTH, ...inner, ...effects, ...others];
}

export function playerLayers({ blocks, scales, weights }: PlayerData): PlayerLayers {
  const sizes = weightsIn(blocks);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (weights.length !== all) throw new Error(`the network has ${weights.length} weights instead of ${all}`);
  let from = 0;
  let list = 0;
  const next = (): Float64Array => {
    const values = Float64Array.from(weights.slice(from, from + sizes[list]), (value) => value * scales[list]);
    from += sizes[list++];
    return values;
  };
  const together = (lists: number): Float64Array =>
    Float64Array.from(Array.from({ length: lists }, () => Array.from(next())).flat());
  const block = (): Block => ({ into: next(), mix: next(), bias: next(), out: next(), outBias: next() });
  return {
    planes: together(PLANES),
    place: next(),
    numbers: together(NUMBERS),
    numbersBias: next(),
    spread: next(),
    blocks: Array.from({ length: blocks }, block),
    effects: next(),
    effectsBias: next(),
    gather: next(),
    gatherBias: next(),
    others: next(),
    othersBias: next(),
    value: next(),
    valueBias: next(),
  };
}
