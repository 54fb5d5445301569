import type { TournamentEvent } from '@grove/tournaments';
import type { TournamentDetails } from '../store/store.ts';

/** A Swiss of two at a table in three rounds, for tests to which it does not matter what is played. */
export const CUP: TournamentDetails = {
  name: 'Cup',
  text: '',
  club: null,
  membersOnly: false,
  game: 'acorns',
  table: { options: {}, clock: { kind: 'none' }, botSeconds: 1, rated: false, spectators: true },
  maker: { id: 'p-anna', name: 'Anna' },
  directors: [],
  secret: 'secret',
};

export const CUP_CREATED: TournamentEvent = {
  kind: 'created',
  at: 0,
  settings: {
    format: { kind: 'swiss', rounds: 3 },
    seats: { least: 2, most: 2 },
    tieBreaks: [],
    entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
    times: { start: 5000, end: null, round: null },
    prizes: 3,
  },
};
