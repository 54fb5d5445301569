import type { Decision } from '@grove/bots';
import type { GameModule, Language } from '@grove/game-kit';
import type { Place } from '@grove/game-kit/board';
import { itemAt } from '@grove/kernel';
import type { NamedRecord } from '../replay/use-record.ts';

/** A decision in words and on the board. */
export interface DecisionTexts {
  readonly played: string;
  readonly better: string;
  /** What each changes at once, where that can be said. */
  readonly whyPlayed: string | undefined;
  readonly whyBetter: string | undefined;
  readonly places: readonly Place[];
}

export function decisionTexts(
  { game, words: gameWords, spots }: GameModule,
  { played: { positions }, nameOf }: Pick<NamedRecord, 'played' | 'nameOf'>,
  { at, seat, played, better }: Decision<unknown>,
  language: Language,
): DecisionTexts {
  const { state } = itemAt(positions, at);
  const view = game.view(state, seat);
  const words = gameWords[language];
  const text = (steps: readonly unknown[]) =>
    words.turn?.(view, steps, nameOf) ?? game.notation.writeTurn(state, steps);
  const marked = (steps: readonly unknown[], kind: NonNullable<Place['kind']>): Place[] =>
    (spots?.turn(view, seat, steps) ?? []).map(({ spot, of }) => ({ spot, of, kind }));
  return {
    played: text(played),
    better: text(better),
    whyPlayed: words.why?.(view, seat, played),
    whyBetter: words.why?.(view, seat, better),
    places: [...marked(played, 'played'), ...marked(better, 'better')],
  };
}
