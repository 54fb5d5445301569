import type { KeptGame } from '../index.ts';

/** What a test says of a kept game. */
export interface Made extends Partial<Omit<KeptGame, 'record' | 'result'>> {
  readonly game?: string;
  readonly options?: KeptGame['record']['options'];
  readonly total?: number;
  readonly parts?: KeptGame['result']['parts'][number];
  readonly wins?: boolean;
}

/** A kept game with what a test is about; everything else is nothing. */
export function kept(made: Made = {}): KeptGame {
  const { game = 'acorns', options = {}, total = 100, parts = {}, wins = false, ...rest } = made;
  const seating = rest.seating ?? ['person'];
  return {
    id: 'g',
    at: 1,
    seat: 0,
    seating,
    daily: null,
    hints: 0,
    record: { game, rules: '1.0', players: seating.length, options, chance: { seed: 's' }, moves: [] },
    result: {
      finished: true,
      totals: seating.map(() => total),
      winners: [wins ? 0 : 1],
      parts: seating.map(() => parts),
    },
    ...rest,
  };
}

/** So many of them, one after the other. */
export const times = (count: number, made: (i: number) => Made = () => ({})): KeptGame[] =>
  Array.from({ length: count }, (_, i) => kept({ at: i + 1, ...made(i) }));

const DAY = 86_400_000;

/** A day and those after it. */
export const dayAfter = (i: number): string => new Date(Date.UTC(2026, 10, 15) + i * DAY).toISOString().slice(0, 10);
