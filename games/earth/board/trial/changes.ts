import { itemAt, type Seat } from '@grove/kernel';
import { forecast } from '../../rules/forecast.ts';
import type { State } from '../../rules/state.ts';
import type { ScoreLine } from '../../words/cards/types.ts';
import { linesIn, padOf } from '../scores/pad.ts';

interface Change {
  readonly before: number;
  readonly after: number;
}

interface LineChange extends Change {
  readonly line: ScoreLine;
}

/** How much of an objective's `need` there is. */
interface ObjectiveChange extends Change {
  readonly card: number;
  readonly need: number;
}

/** What a trial would change for a seat: the lines of its score pad and the fauna cards, those alone that change. */
export interface Changes {
  readonly total: Change;
  readonly lines: readonly LineChange[];
  readonly fauna: readonly ObjectiveChange[];
}

const differs = ({ before, after }: Change): boolean => before !== after;

const standing = (state: State, seat: Seat) => ({
  pad: itemAt(padOf(state, seat), seat),
  fauna: forecast(state, seat).fauna,
});

export function changesBetween(now: State, tried: State, seat: Seat): Changes {
  const before = standing(now, seat);
  const after = standing(tried, seat);
  const lines = linesIn(now).map((line) => ({
    line,
    before: before.pad.points[line] ?? 0,
    after: after.pad.points[line] ?? 0,
  }));
  const fauna = before.fauna.map(({ card, have, need }, place) => ({
    card,
    need,
    before: have,
    after: itemAt(after.fauna, place).have,
  }));
  return {
    total: { before: before.pad.total ?? 0, after: after.pad.total ?? 0 },
    lines: lines.filter(differs),
    fauna: fauna.filter(differs),
  };
}
