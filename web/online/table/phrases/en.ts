import type { PhraseWords } from './types.ts';

export const en: PhraseWords = {
  title: 'Quick phrases',
  note: 'Everyone reads these in their own language.',
  phrases: {
    hello: 'Hello!',
    luck: 'Good luck!',
    'well-played': 'Well played!',
    'nice-move': 'Nice move!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    yes: 'Yes.',
    no: 'No.',
    thinking: 'I am thinking.',
    'take-your-time': 'Take your time.',
    moment: 'Back in a moment.',
    back: 'I am back.',
    again: 'One more game?',
    bye: 'Thanks for the game. Bye!',
  },
};
