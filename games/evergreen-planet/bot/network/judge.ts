import type { Seat } from '@grove/kernel';
import { totalOf } from '../../rules/result.ts';
import type { State } from '../../rules/types.ts';
import { emptyInputs, writePlanet, writeTable } from './inputs.ts';
import { layersOf, type NetworkData } from './load.ts';
import { Network } from './network.ts';

/** What planets are worth after a turn: the value model, corrected by a network. */
export interface Judge {
  /** The planet before the turn: those that are judged next differ from it in little, which makes them quick to judge. */
  readonly beforeTurn: (state: State, seat: Seat) => void;
  /** Points at the end of the game, of a planet that has this value by the model. */
  readonly value: (state: State, seat: Seat, byModel: number) => number;
}

export function networkJudge(data: NetworkData): Judge {
  const network = new Network(layersOf(data));
  const inputs = emptyInputs();
  const write = (state: State, seat: Seat, byModel: number): void => {
    writeTable(inputs, state);
    writePlanet(inputs, state, seat, byModel - totalOf(state, seat));
  };
  return {
    beforeTurn(state, seat) {
      write(state, seat, totalOf(state, seat));
      network.keep(inputs);
    },
    value(state, seat, byModel) {
      write(state, seat, byModel);
      return byModel + network.correction(inputs);
    },
  };
}
