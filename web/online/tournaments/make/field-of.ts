import type { TournamentReason } from '@grove/tournaments';

/** The fields of the form that a refusal can stand at. */
export type FieldName =
  | 'format'
  | 'tableSize'
  | 'start'
  | 'end'
  | 'roundTime'
  | 'most'
  | 'rating'
  | 'late'
  | 'prizes'
  | 'tieBreaks'
  | 'form';

const FIELDS: Readonly<Partial<Record<TournamentReason, FieldName>>> = {
  'bad-rounds': 'format',
  'bad-cycles': 'format',
  'bad-deals': 'format',
  'bad-division-size': 'format',
  'bad-promotion': 'format',
  'bad-seats': 'tableSize',
  'solo-needs-duplicate': 'tableSize',
  'elimination-needs-two': 'tableSize',
  'needs-one-table-size': 'tableSize',
  'bad-start': 'start',
  'ends-before-start': 'end',
  'needs-end': 'end',
  'bad-round-time': 'roundTime',
  'bad-capacity': 'most',
  'bad-rating-limits': 'rating',
  'bad-late-entry': 'late',
  'no-late-entry': 'late',
  'bad-prizes': 'prizes',
  'bad-tie-breaks': 'tieBreaks',
};

/** Where a reason is shown: at the field that it is about, or under the form. */
export const fieldOf = (reason: string): FieldName =>
  Object.hasOwn(FIELDS, reason) ? (FIELDS[reason as TournamentReason] ?? 'form') : 'form';
