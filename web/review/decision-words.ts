import type { Decision } from '@grove/bots';
import type { GameModule, Language } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import type { NamedRecord } from '../replay/use-record.ts';

/** Decisions in words. */
export interface DecisionWords {
  readonly nameOf: (seat: Seat) => string;
  /** The decision's number in the game, from 1. */
  readonly numberOf: (decision: Decision<unknown>) => number;
  /** What these steps did, or would have done, in the decision's position. */
  readonly turnText: (decision: Decision<unknown>, steps: readonly unknown[]) => string;
}

export function decisionWords(
  { game, words: gameWords }: GameModule,
  { played: { positions }, nameOf }: Pick<NamedRecord, 'played' | 'nameOf'>,
  decisions: readonly Decision<unknown>[],
  language: Language,
): DecisionWords {
  return {
    nameOf,
    numberOf: (decision) => decisions.indexOf(decision) + 1,
    turnText: ({ at, seat }, steps) => {
      const { state } = itemAt(positions, at);
      return gameWords[language].turn?.(game.view(state, seat), steps, nameOf) ?? game.notation.writeTurn(state, steps);
    },
  };
}
