import {
  addFour,
  type Code,
  FOUR,
  get,
  increase,
  loadFour,
  loadOne,
  type Local,
  multiplyFour,
  NUMBER,
  repeatWhile,
  set,
  storeFour,
  sum,
  whole,
} from './instructions.ts';
import { type Kind, type MachineFunction, Variables } from './module.ts';

interface Product {
  /** How many numbers a list of values and a list of sums have. */
  readonly inputs: number;
  readonly outputs: number;
  /** How many lists are gone through at a time, and how many fours of their sums: as many sums as the processor can keep at hand. */
  readonly lists: number;
  readonly fours: number;
  /** Whether the sums are added to what is there. */
  readonly isAdded: boolean;
}

const PARAMETERS: readonly Kind[] = ['address', 'address', 'address', 'address', 'address'];
const [SUMS, VALUES, WEIGHTS, BIAS, END] = [0, 1, 2, 3, 4] as const;

/**
 * Lists of values times a matrix of weights, by input and then by output, plus a bias. Its parameters are where the sums, the values, the
 * weights and the bias are, and where the values end.
 */
export function matrixProduct({ inputs, outputs, lists, fours, isAdded }: Product): MachineFunction {
  const variables = new Variables(PARAMETERS);
  const [output, weight, value, last] = variables.some('address', 4) as [Local, Local, Local, Local];
  const weights = variables.some('four', fours);
  const one = variables.one('four');
  const sums = Array.from({ length: lists }, () => variables.some('four', fours));
  const eachSum = (code: (own: Local, list: number, i: number) => Code): Code =>
    sums.flatMap((ofList, list) => ofList.flatMap((own, i) => code(own, list, i)));
  const at = sum(get(SUMS), get(output));
  const beyond = (list: number, i: number): number => list * outputs * NUMBER + i * FOUR;
  const bias = (i: number): Code => loadFour(sum(get(BIAS), get(output)), i * FOUR);
  const begin = eachSum((own, list, i) =>
    set(own, isAdded ? addFour(bias(i), loadFour(at, beyond(list, i))) : bias(i)),
  );
  const add = (own: Local, i: number): Code =>
    set(own, addFour(get(own), multiplyFour(get(one), get(weights[i] as Local))));
  const addInput = [
    ...weights.flatMap((own, i) => set(own, loadFour(get(weight), i * FOUR))),
    ...sums.flatMap((ofList, list) => [set(one, loadOne(get(value), list * inputs * NUMBER)), ofList.map(add)].flat(2)),
    ...increase(weight, outputs * NUMBER),
    ...increase(value, NUMBER),
  ];
  const someOutputs = [
    ...begin,
    ...set(weight, sum(get(WEIGHTS), get(output))),
    ...set(value, get(VALUES)),
    ...set(last, sum(get(VALUES), whole(inputs * NUMBER))),
    ...repeatWhile(addInput, value, get(last)),
    ...eachSum((own, list, i) => storeFour(at, beyond(list, i), get(own))),
    ...increase(output, fours * FOUR),
  ];
  const someLists = [
    ...set(output, whole(0)),
    ...repeatWhile(someOutputs, output, whole(outputs * NUMBER)),
    ...increase(SUMS, lists * outputs * NUMBER),
    ...increase(VALUES, lists * inputs * NUMBER),
  ];
  return { parameters: PARAMETERS, variables: variables.kinds, body: repeatWhile(someLists, VALUES, get(END)) };
}
