import type { ReactNode } from 'react';
import type { Move } from '../../rules/move.ts';
import type { Decision, DecisionOf } from '../../rules/tasks/task.ts';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';

/** The table at which something is asked. */
export interface Asked {
  readonly turn: Turn;
  readonly speech: Speech;
  /** Whether others look at the screen, so that no card of the hand may be named. */
  readonly isCovered?: boolean | undefined;
}

export interface ChoicesProps<Kind extends Decision['kind'] = Decision['kind']> extends Asked {
  readonly task: DecisionOf<Kind>;
}

/** How one kind of decision is asked: in words, by clicks on cards, and by buttons. */
export interface DecisionUi<Kind extends Decision['kind'] = Decision['kind']> {
  /** One sentence without a full stop. */
  title(task: DecisionOf<Kind>, asked: Asked): string;
  /** At most one more; what is about to be done comes first. */
  note(task: DecisionOf<Kind>, asked: Asked): string;
  /** The step that a click on a card of the own island means. */
  cell?(task: DecisionOf<Kind>, cell: number): Move;
  /** The step that choosing a card of the hand, or of the cards that lie open, means. */
  card?(task: DecisionOf<Kind>, card: number): Move;
  /** Cards that lie open to be chosen from, in the hand's place. */
  offer?(task: DecisionOf<Kind>, asked: Asked): readonly number[];
  /** The card that the question is about, to be read beside it. */
  about?(task: DecisionOf<Kind>, asked: Asked): number;
  /** So many cards are chosen together. */
  marks?(task: DecisionOf<Kind>): number;
  Choices(this: void, props: ChoicesProps<Kind>): ReactNode;
}
