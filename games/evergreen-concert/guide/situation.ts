import { itemAt, type Seat } from '@grove/kernel';
import { PILES } from '../material/index.ts';
import type { View } from '../rules/index.ts';

/** A situation of the concert game as its lessons tell it. */
export interface ConcertSituation extends Readonly<Record<string, string | number | boolean>> {
  /** `pick` in the opening, `play` in the own turn. */
  readonly stage: 'pick' | 'play' | 'wait' | 'over';
  /** Cards picked in the opening. */
  readonly picked: number;
  /** Turns begun by anybody. */
  readonly turn: number;
  readonly cardsPlayed: number;
  readonly hitMoved: boolean;
  /** Concerts held. */
  readonly concerts: number;
}

export function situationOf(view: View, seat: Seat): ConcertSituation {
  return {
    stage: stageOf(view, seat),
    picked: itemAt(view.picked, seat),
    turn: view.turn,
    cardsPlayed: view.cardsPlayed,
    hitMoved: view.hitMoved,
    concerts: itemAt(view.concerts, seat).length,
  };
}

function stageOf({ stage, picked, onTurn }: View, seat: Seat): ConcertSituation['stage'] {
  if (stage === 'over') return 'over';
  if (stage === 'turns') return onTurn === seat ? 'play' : 'wait';
  return itemAt(picked, seat) < PILES ? 'pick' : 'wait';
}
