import type { DailyWords } from './types.ts';

export const en: DailyWords = {
  openUntil: (time) => `Open until ${time}.`,
  goOn: 'Continue playing',
  begun: 'You have already started; your game is waiting.',
  scored: (points, title) =>
    `${points === 1 ? '1 point' : `${points} points`}${title === undefined ? '' : `: ${title}`}`,
  rankOf: (rank, players) => `Place ${rank} of ${players}.`,
  sent: {
    no: 'It is kept here and sent as soon as the server answers.',
    late: 'It could not be sent that day and does not count.',
    other: 'You sent another game that day; that one counts.',
    refused: 'The server did not accept this game.',
  },
  handIn: 'Send now',
  notPlayed: 'You did not play that day.',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  practice: 'Play for practice',
  practiceNote: 'Practice does not count.',
  practising: 'Practice',
  results: 'Results',
  resultsAfter: 'You will see the results once you have played; tomorrow everyone will.',
  noResults: 'Nobody has sent a game.',
  noServer: 'The server is not answering right now. You can still play.',
  loading: 'One moment',
  rank: 'Place',
  player: 'Player',
  points: 'Points',
  watch: 'Watch',
  watchOf: (name) => `Watch the game of ${name}`,
  you: 'you',
};
