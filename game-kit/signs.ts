import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import type { Language } from './language.ts';
import { monogramsOf } from './monograms.ts';

/** Two colours that can be read on each other: 4.5 and more. */
export interface Tone {
  readonly ground: string;
  readonly ink: string;
}

/** How a player is marked everywhere: at the seat, in lists of what happened, on the score pad. */
export interface SeatSign {
  readonly tone: Tone;
  /** One or two characters, unlike those of everybody else at the table. */
  readonly letter: string;
  /** The number of the team from 0, which is also seen in the shape; undefined where everybody plays alone. */
  readonly team: number | undefined;
}

/** Who reads, and what the players are called: letters depend on both, because a board calls its reader `You`. */
export interface Company {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly nameOf: (seat: Seat) => string;
  /** Whether nobody is simply `you` (see `BoardProps`). */
  readonly isShared?: boolean | undefined;
}

const WHITE = '#ffffff';

const TONES: readonly Tone[] = [
  { ground: '#1c5a44', ink: WHITE },
  { ground: '#c8863a', ink: '#2b1600' },
  { ground: '#6a5487', ink: WHITE },
  { ground: '#2f6f9f', ink: WHITE },
  { ground: '#a8402f', ink: WHITE },
  { ground: '#d9c04a', ink: '#2e2600' },
];

/** Of an automatic opponent, who has no seat. */
const OPPONENT: Tone = { ground: '#2a2d33', ink: WHITE };

/** A colour for every seat, and letters from the labels that the board shows; that of an opponent without a seat is the last. */
export function usualSigns(labels: readonly string[], opponent?: string): SeatSign[] {
  const letters = monogramsOf(opponent === undefined ? labels : [...labels, opponent]);
  return letters.map((letter, seat) => ({
    letter,
    tone: seat < labels.length ? itemAt(TONES, seat % TONES.length) : OPPONENT,
    team: undefined,
  }));
}
