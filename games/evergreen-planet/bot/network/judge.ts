import type { Seat } from '@grove/kernel';
import { totalOf } from '../../rules/result.ts';
import type { State } from '../../rules/types.ts';
import { PlanetValue } from '../planet-value.ts';
import { valueModel } from '../value-model.ts';
import { emptyInputs, writePlanet, writeTable } from './inputs.ts';
import { layersOf, type NetworkData } from './load.ts';
import { Network } from './network.ts';

/** What planets are worth after a turn: a value model, corrected by a network. */
export interface Judge {
  /** The planet before the turn: those that are judged next differ from it in little, which makes them quick to judge. */
  readonly beforeTurn: (state: State, seat: Seat) => void;
  /** Points at the end of the game. */
  readonly value: (state: State, seat: Seat) => number;
}

export function networkJudge(data: NetworkData): Judge {
  const model = valueModel(data.model);
  const network = new Network(layersOf(data));
  const inputs = emptyInputs();
  const write = (state: State, seat: Seat, hopes: number): void => {
    writeTable(inputs, state);
    writePlanet(inputs, state, seat, hopes);
  };
  return {
    beforeTurn(state, seat) {
      write(state, seat, 0);
      network.keep(inputs);
    },
    value(state, seat) {
      const byModel = new PlanetValue(model, state, seat).value;
      write(state, seat, byModel - totalOf(state, seat));
      return byModel + network.correction(inputs);
    },
  };
}
