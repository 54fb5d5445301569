import { addFour, FOUR, four, get, increase, loadFour, multiplyFour, repeatWhile, storeFour } from './instructions.ts';
import type { Kind, MachineFunction } from './module.ts';

const PARAMETERS: readonly Kind[] = ['address', 'address', 'address', 'number'];
const [TO, ROW, END, FACTOR] = [0, 1, 2, 3] as const;
const STEP = [0, FOUR, 2 * FOUR, 3 * FOUR] as const;

/** Adds a row of numbers, as many times as a factor says, to others. Its parameters are where those are, where the row begins and ends, and the factor. */
export const ADD_ROW: MachineFunction = {
  parameters: PARAMETERS,
  variables: [],
  body: repeatWhile(
    [
      ...STEP.flatMap((beyond) => {
        const more = multiplyFour(loadFour(get(ROW), beyond), four(get(FACTOR)));
        return storeFour(get(TO), beyond, addFour(loadFour(get(TO), beyond), more));
      }),
      ...increase(TO, STEP.length * FOUR),
      ...increase(ROW, STEP.length * FOUR),
    ],
    ROW,
    get(END),
  ),
};
