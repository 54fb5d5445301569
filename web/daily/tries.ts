import type { GameRecord, Json } from '@grove/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/**
 * Where a finished game of the day is: still here, at the server, too late for its day, behind another game of the same person, or
 * refused.
 */
export type Sent = 'no' | 'yes' | 'late' | 'other' | 'refused';

/** The one try of a day that counts, kept in this browser from its first step on. */
export interface Try {
  /** The version of the rules; pages before the first change of rules did not keep it. */
  readonly rules?: string;
  readonly moves: readonly Json[];
  /** Once it is finished. */
  readonly end: { readonly total: number; readonly record: GameRecord; readonly sent: Sent } | null;
}

interface Tries {
  /** By day. */
  readonly tries: Readonly<Record<string, Try>>;
}

/** The steps of older ones are forgotten; finished games stay with the other finished games. */
const KEPT_DAYS = 60;

export const useTries = create<Tries>()(persist<Tries>(() => ({ tries: {} }), { name: 'grove.daily', version: 1 }));

export const tryOf = (day: string): Try | undefined => useTries.getState().tries[day];

export function keepTry(day: string, kept: Try): void {
  const tries = Object.entries({ ...useTries.getState().tries, [day]: kept });
  useTries.setState({ tries: Object.fromEntries(tries.sort(([a], [b]) => (a < b ? -1 : 1)).slice(-KEPT_DAYS)) });
}

/** Days whose finished games have not been handed in. */
export const unsentDays = (): string[] =>
  Object.entries(useTries.getState().tries)
    .filter(([, { end }]) => end?.sent === 'no')
    .map(([day]) => day);
