import { BadInput, oneStepTurns, wordsOf } from '@grove/kernel';
import { nameOfCard } from './move.ts';
import type { AcornsTypes } from './types.ts';

/** `choose oak7`. Every step is a whole turn. */
export const notation = oneStepTurns<AcornsTypes>({
  writeStep: (_state, card) => `choose ${nameOfCard(card)}`,
  readStep: (_state, _seat, text) => {
    const [verb, name, ...rest] = wordsOf(text);
    const number = /^oak(\d+)$/.exec(name ?? '')?.[1];
    if (verb !== 'choose' || number === undefined || rest.length > 0) {
      throw new BadInput(`"${text}" is not a choice such as "choose oak7"`);
    }
    return Number(number);
  },
});
