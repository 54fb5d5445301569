import type { EntrantId } from '../log/event.ts';
import type { TieBreak } from '../settings/settings.ts';
import { sum } from '../sum.ts';
import { type Career, careerOf, type Careers, timesMet } from './careers.ts';

export interface Scores {
  readonly careers: Careers;
  readonly points: ReadonlyMap<EntrantId, number>;
}

/** What a criterion is worth to each of those who are equal by all criteria before it; more is better. */
type Criterion = (scores: Scores, tied: readonly EntrantId[]) => (id: EntrantId) => number;

const ofCareer =
  (value: (career: Career, scores: Scores, id: EntrantId) => number): Criterion =>
  (scores) =>
  (id) =>
    value(careerOf(scores.careers, id), scores, id);

export const criteria: { readonly [Name in TieBreak]: Criterion } = {
  /** The points of all opponents. */
  buchholz: ofCareer((career, scores, id) => sum(opponentPoints(career, scores, id))),
  /** The same without the lowest. */
  'buchholz-cut-1': ofCareer((career, scores, id) => sum(opponentPoints(career, scores, id).slice(1))),
  /** The same without the lowest and the highest. */
  'buchholz-median': ofCareer((career, scores, id) => sum(opponentPoints(career, scores, id).slice(1, -1))),
  /** The points of those who were beaten, and half of the points of those with the same place. */
  'sonneborn-berger': ofCareer(({ meetings }, { points }) =>
    sum(meetings.map(({ opponent, share }) => (share / 2) * (points.get(opponent) ?? 0))),
  ),
  /** What was won against those with the same standing, if they have all met each other. */
  'direct-meeting': ({ careers }, tied) => {
    if (!haveAllMet(careers, tied)) return () => 0;
    const rivals = new Set(tied);
    return (id) => {
      const meetings = careerOf(careers, id).meetings.filter(({ opponent }) => rivals.has(opponent));
      return sum(meetings.map(({ share }) => share / 2));
    };
  },
  wins: ofCareer(({ wins }) => wins),
  'game-points': ofCareer(({ gamePoints }) => gamePoints),
};

/** The lowest first. A bye counts as an opponent with the same points as one's own. */
function opponentPoints({ meetings, byes }: Career, { points }: Scores, id: EntrantId): number[] {
  const own = points.get(id) ?? 0;
  const all = [
    ...meetings.map(({ opponent }) => points.get(opponent) ?? 0),
    ...Array.from({ length: byes }, () => own),
  ];
  return all.sort((one, other) => one - other);
}

const haveAllMet = (careers: Careers, tied: readonly EntrantId[]): boolean =>
  tied.every((one, i) => tied.slice(i + 1).every((other) => timesMet(careers, one, other) > 0));
