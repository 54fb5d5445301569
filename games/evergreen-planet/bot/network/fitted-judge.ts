import { type Judge, networkJudge } from './judge.ts';
import type { NetworkData } from './load.ts';
import network from './network.json' with { type: 'json' };

let made: Judge | undefined;

/** The weights are unpacked when the first planet is judged: not every game has a bot that searches. (In the page's own build there are none.) */
const judge = (): Judge => (made ??= networkJudge(network as unknown as NetworkData));

/** By the network that `laboratory/planet/train.sh` trained; the file says with which numbers and what that reached. */
export const fittedJudge: Judge = {
  beforeTurn: (state, seat) => judge().beforeTurn(state, seat),
  value: (state, seat) => judge().value(state, seat),
};
