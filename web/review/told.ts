import type { Decision } from '@grove/bots';
import type { GameModule, Language } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import type { Named } from '../replay/use-record.ts';

/** Decisions in words. */
export interface Told {
  readonly nameOf: (seat: Seat) => string;
  /** The decision's place in the game, from 1. */
  readonly numberOf: (decision: Decision<unknown>) => number;
  /** What these steps did, or would have done, at the decision's moment. */
  readonly turnText: (decision: Decision<unknown>, steps: readonly unknown[]) => string;
}

export function tell(
  { game, words: gameWords }: GameModule,
  { played: { positions }, nameOf }: Pick<Named, 'played' | 'nameOf'>,
  decisions: readonly Decision<unknown>[],
  language: Language,
): Told {
  return {
    nameOf,
    numberOf: (decision) => decisions.indexOf(decision) + 1,
    turnText: ({ at, seat }, steps) => {
      const { state } = positions[at];
      return gameWords[language].turn?.(game.view(state, seat), steps, nameOf) ?? game.notation.writeTurn(state, steps);
    },
  };
}
