import type { HomeWords } from './types.ts';

export const en: HomeWords = {
  options: 'Options',
  withPeople: 'With people',
  goOn: 'Continue',
  against: (names) => `with ${names}`,
  alone: 'alone',
  yourTurn: 'Your turn',
  turnOf: (name) => `${name} to play`,
  atTable: 'online',
  remove: 'Remove',
  removed: 'Removed',
  keepIt: 'Keep it',
  streak: (days) => `streak: ${days}`,
  today: {
    open: 'Not played yet today',
    begun: 'Started, not finished',
    done: (points) => `Today: ${points === 1 ? '1 point' : `${points} points`}`,
  },
};
