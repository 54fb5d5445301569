import { canRun } from '@grove/bots/simd';
import network from '../network/alone.json' with { type: 'json' };
import { knows, networkPlayer, type Player } from './player.ts';

let made: Player | undefined;

/** The weights are unpacked when it first looks at a game: not every game is one alone. (In the page's own build there are none.) */
const player = (): Player => (made ??= networkPlayer(network));

/** By the network that `laboratory/planet-alone/train.py` trained; the file says how and what that reached. Where no machine runs it knows no game. */
export const fittedPlayer: Player = {
  knows: (state) => knows(state) && canRun(),
  wishes: (state) => player().wishes(state),
  choice: (state) => player().choice(state),
  value: (state) => player().value(state),
};
