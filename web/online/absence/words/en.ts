import type { AbsenceWords } from './types.ts';

export const en: AbsenceWords = {
  whenOut: 'When time runs out',
  whenOuts: { bot: 'A bot plays that turn', simplest: 'The turn ends in the simplest way', wait: 'The others wait' },
  absentAfter: 'Missed turns in a row until absent',
  whenAbsent: (turns) => (turns === 1 ? 'After a missed turn' : `After ${turns} missed turns in a row`),
  whenAbsents: { bot: 'A bot takes the seat', on: 'Each turn is played for them', end: 'The game ends' },
  absentLoses: 'They lose the game',
  seats: {
    sitsIn: (name) => `a bot sits in for ${name}`,
    covered: 'this turn is being played for them',
    waits: 'the game waits for them',
    'last-call': 'time is up, last chance to move',
    missed: (turns) => (turns === 1 ? 'a turn was played for them' : `${turns} turns in a row were played for them`),
    droppedFor: (minutes) => (minutes === 0 ? 'connection just lost' : `connection lost ${minutes} min ago`),
  },
  almostOut: 'Your time is almost up',
  lastCall: {
    covered: 'Time is up! Move now, or this turn is played for you',
    seat: 'Time is up! Move now, or a bot takes your seat',
    lost: 'Time is up! Move now, or you lose the game',
    ends: 'Time is up! Move now, or the game ends',
    waits: 'Time is up! The others are waiting for you',
  },
  playedForYou: (turns) =>
    turns === 1
      ? 'Your time ran out: a turn was played for you'
      : `Your time ran out: ${turns} turns were played for you`,
  notCounted: 'A bot has played for you, so this game is not in your statistics',
  losesAfter: (turns) =>
    turns === 1 ? 'The next missed turn loses the game' : `${turns} more missed turns lose the game`,
  waitsForYou: 'The game was waiting for you',
  iAmBack: 'I am back',
  endedByAbsence: 'Ended: someone stayed away',
};
