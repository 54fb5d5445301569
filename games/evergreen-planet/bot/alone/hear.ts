import { instructions, type Kind, type MachineFunction, Variables } from '@grove/bots/simd';
import { SPACES } from '../../material/facts.ts';
import { GROUPS, WIDTH } from './layers.ts';

const { addFour, FOUR, get, increase, largerFour, loadFour, loadOne, multiplyFour, NO_FOUR, NUMBER } = instructions;
const { repeatWhile, set, storeFour, sum, whole } = instructions;

const PARAMETERS: readonly Kind[] = ['address', 'address', 'address', 'address', 'address'];
const [HEARD, SPOKEN, MIX, BIAS, END] = [0, 1, 2, 3, 4] as const;
/** So many spaces hear at a time. */
const HEARERS = 6;
const ROW = WIDTH * NUMBER;
const MIX_ROW = SPACES * NUMBER;

/**
 * What every space hears of all spaces, one group of four channels after the other, each by a matrix of its own: from a space, then to a space. What would be
 * less than nothing is nothing. The parameters are where to write it, what spaces say, the matrices and the bias, and where that ends.
 */
export const HEAR: MachineFunction = hear();

function hear(): MachineFunction {
  const variables = new Variables(PARAMETERS);
  const to = variables.one('address');
  const from = variables.one('address');
  const end = variables.one('address');
  const mix = variables.one('address');
  const said = variables.one('four');
  const hearers = variables.some('four', HEARERS);
  const hearOne = [
    ...set(said, loadFour(get(from), 0)),
    ...hearers.flatMap((own, i) => set(own, addFour(get(own), multiplyFour(get(said), loadOne(get(mix), i * NUMBER))))),
    ...increase(mix, MIX_ROW),
    ...increase(from, ROW),
  ];
  const someHearers = [
    ...hearers.flatMap((own) => set(own, loadFour(get(BIAS), 0))),
    ...set(mix, sum(get(MIX), get(to))),
    ...set(from, get(SPOKEN)),
    ...set(end, sum(get(SPOKEN), whole(SPACES * ROW))),
    ...repeatWhile(hearOne, from, get(end)),
    ...hearers.flatMap((own, i) => storeFour(get(HEARD), i * ROW, largerFour(get(own), NO_FOUR))),
    ...increase(HEARD, HEARERS * ROW),
    ...increase(to, HEARERS * NUMBER),
  ];
  const group = [
    ...set(to, whole(0)),
    ...repeatWhile(someHearers, to, whole(MIX_ROW)),
    ...increase(HEARD, FOUR - SPACES * ROW),
    ...increase(SPOKEN, FOUR),
    ...increase(MIX, SPACES * MIX_ROW),
    ...increase(BIAS, FOUR),
  ];
  if (WIDTH * NUMBER !== GROUPS * FOUR) throw new Error('every group has four channels');
  return { parameters: PARAMETERS, variables: variables.kinds, body: repeatWhile(group, BIAS, get(END)) };
}
