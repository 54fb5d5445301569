import { Type } from 'typebox';
import type { TypeOf } from './common.ts';

/** Phrases that everybody reads in their own language, with what a client says that knows none of them. */
export const PHRASES = {
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
} as const;

export const PhraseId = Type.Enum(Object.keys(PHRASES) as (keyof typeof PHRASES)[]);
export type PhraseId = TypeOf<typeof PhraseId>;
