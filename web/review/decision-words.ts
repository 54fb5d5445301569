import type { Decision } from '@grove/bots';
import type { GameModule, Language } from '@grove/game-kit';
import type { Place } from '@grove/game-kit/board';
import { itemAt } from '@grove/kernel';
import { reasonList } from '../advice/reason-list.ts';
import type { NamedRecord } from '../replay/use-record.ts';
import { words as pageWords } from '../words/index.ts';
import { overlookedIn } from './overlooked.ts';

/** A decision in words and on the board. */
export interface DecisionTexts {
  readonly played: string;
  readonly better: string;
  /** What each changes at once, where that can be said. */
  readonly whyPlayed: string | undefined;
  readonly whyBetter: string | undefined;
  /** What the mistake is called by what it overlooked; undefined where only playing on shows it. */
  readonly overlooked: string | undefined;
  /** In which terms the better way is ahead, and in which behind. */
  readonly because: string;
  readonly places: readonly Place[];
}

export function decisionTexts(
  { game, words: gameWords, spots }: GameModule,
  { played: { positions }, nameOf, reader }: Pick<NamedRecord, 'played' | 'nameOf' | 'reader'>,
  decision: Decision<unknown>,
  language: Language,
): DecisionTexts {
  const { at, seat, played, better, reasons } = decision;
  const { state } = itemAt(positions, at);
  const view = game.view(state, seat);
  const words = gameWords[language];
  const text = (steps: readonly unknown[]) =>
    words.turn?.(view, steps, nameOf, seat === reader ? seat : 'public') ?? game.notation.writeTurn(state, steps);
  const marked = (steps: readonly unknown[], kind: NonNullable<Place['kind']>): Place[] =>
    (spots?.turn(view, seat, steps) ?? []).map(({ spot, of }) => ({ spot, of, kind }));
  return {
    played: text(played),
    better: text(better),
    whyPlayed: words.why?.(view, seat, played),
    whyBetter: words.why?.(view, seat, better),
    overlooked: words.mistake?.(overlookedIn(decision) ?? ''),
    because: reasonList(pageWords[language], words, reasons, { view, seat, steps: better, nameOf }, language),
    places: [...marked(played, 'played'), ...marked(better, 'better')],
  };
}

/** The places of a decision, what matters most first: of a mistake what was better, else what was played. */
export const spokenFirst = (places: readonly Place[], isBetterFirst: boolean): readonly Place[] =>
  places.toSorted((a, b) => rankOf(a, isBetterFirst) - rankOf(b, isBetterFirst));

const rankOf = ({ kind }: Place, isBetterFirst: boolean): number => ((kind === 'better') === isBetterFirst ? 0 : 1);
