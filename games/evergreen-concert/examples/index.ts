import type { Examples } from '@grove/game-kit/rulebook';
import type { ConcertTypes } from '../rules/index.ts';
import type { ConcertLook } from './example.ts';
import { beginner, dealing, influence, picking } from './opening.ts';
import { covering, evening, final, gala, hit, timeOut, wandering } from './turn.ts';

export type { ConcertLook } from './example.ts';
export { exampleWords } from './words.ts';

/** The rules at work, by the number of the rule that each shows. */
export const concertExamples = {
  'C2.3': dealing,
  'C3.1': picking,
  'C3.2': beginner,
  'C3.3': influence,
  'C4.2': covering,
  'C4.3': wandering,
  'C4.4': hit,
  'C4.5': evening,
  'C4.6': gala,
  'C5.3': timeOut,
  'C6.2': final,
} as const satisfies Examples<ConcertTypes, ConcertLook>;
