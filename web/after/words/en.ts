import type { AfterWords } from './types.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: AfterWords = {
  next: (name) => `Next: ${name}`,
  firstScore: 'Your first score here: now there is one to beat.',
  newBest: (more) => `New best: ${points(more)} more than before.`,
  asBest: 'As good as your best.',
  belowBest: (less, best) => `${points(less)} below your best of ${best}.`,
  reached: 'Reached with this game',
};
