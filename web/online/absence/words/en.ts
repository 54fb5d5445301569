import type { AbsenceWords } from './types.ts';

export const en: AbsenceWords = {
  whenOut: 'When time runs out',
  whenOuts: { bot: 'A bot plays that turn', simplest: 'The turn ends in the simplest way', wait: 'The others wait' },
  absentAfter: 'Missed turns in a row until absent',
  whenAbsent: (turns) => (turns === 1 ? 'After a missed turn' : `After ${turns} missed turns in a row`),
  whenAbsents: { bot: 'A bot takes the seat', on: 'Each turn is played for them', end: 'The game ends' },
};
