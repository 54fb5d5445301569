import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cardById } from '../material/cards.ts';
import { writeMove } from '../rules/notation.ts';
import { routineStep, type Wishes } from '../rules/routine.ts';
import { activationForecast, forecast } from '../rules/forecast.ts';
import { type Planted, type Sitting, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const ALL: Wishes = { activate: true, skips: [], pass: true, passes: [] };

const next = (sitting: Sitting, seat: number, wishes: Partial<Wishes> = {}): string | undefined => {
  const step = routineStep(sitting.state, seat, { ...ALL, ...wishes });
  return step === undefined ? undefined : writeMove(step);
};

describe('steps that need no thought', () => {
  const players = [{ tableau: row('E186', 'E005', 'E018') }, {}];

  it('activates in order what needs no decision, and stops where one is needed', () => {
    const sitting = table({ players, phase: 'activate', color: 'blue' });
    expect(next(sitting, 0)).toBe('activate a1');
    sitting.does(0, 'activate a1');
    expect(next(sitting, 0)).toBeUndefined(); // E005 gains sprouts: where to put them is a decision
  });

  it('remembers what is always skipped, and goes on when nothing is left', () => {
    const sitting = table({ players, phase: 'activate', color: 'blue' });
    const skips = [cardById('E186').index, cardById('E005').index];
    expect(next(sitting, 0, { skips })).toBe('done');
    expect(next(sitting, 0, { skips, pass: false })).toBeUndefined();
  });

  it('passes a step that offers nothing but optional things', () => {
    const sitting = table({ players: [{ hand: ['E294'] }, {}], phase: 'plant', color: 'green' });
    expect(next(sitting, 0)).toBe('done');
    expect(next(table({ players: [{ hand: ['E005'] }, {}], phase: 'plant', color: 'green' }), 0)).toBeUndefined();
  });
});

describe('the forecast', () => {
  const sitting = table({
    players: [{ soil: 3, ecosystem: 'S305A', tableau: row('E001', 'E013', 'E065') }, {}],
    phase: 'activate',
    color: 'blue',
    fauna: ['F339A', 'F340A', 'F339B', 'F340B'],
  });

  it('adds up, and tells how far every objective is', () => {
    const { parts, total, fauna, ecosystems } = forecast(sitting.state, 0);
    expect(parts.ecosystem).toBe(4);
    expect(total).toBe(parts.cards + 4 + itemAt(parts.common, 0) + itemAt(parts.common, 1));
    expect(fauna[0]).toMatchObject({ have: 3, need: 20, rank: 0, placesLeft: 5 });
    expect(ecosystems[0]).toMatchObject({ count: 2, points: 4, nextAt: 3 });
  });

  it('says what a colour would offer', () => {
    expect(activationForecast(sitting.state, 0, 2)).toEqual([
      {
        source: 4,
        card: cardById('E065').index,
        payable: true,
        pays: [{ what: 'soil', n: 1 }],
        gains: [{ what: 'sprout', n: 3 }],
      },
    ]);
  });
});
