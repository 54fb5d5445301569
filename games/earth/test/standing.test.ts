import { describe, expect, it } from 'vitest';
import { consentFor } from '../board/model/consent.ts';
import { afterBenefit, outlookFor } from '../board/model/outlook.ts';
import { NO_HABITS, planFor, quietStep } from '../board/model/plan.ts';
import { standingStep } from '../board/model/standing.ts';
import { modelOf } from '../board/model/table.ts';
import { cardById, cards } from '../material/cards.ts';
import type { PayWord } from '../material/vocabulary.ts';
import { earth } from '../rules/index.ts';
import { moveOf } from '../rules/move.ts';
import { writeMove } from '../rules/notation.ts';
import { type Planted, type Position, type Sitting, table } from './kit.ts';

const number = (id: string): number => cardById(id).index;
const modelOfSeat = ({ state }: Sitting, seat: number) => modelOf(earth.view(state, seat), seat, true);
const grass = (sprouts: number): Planted[] => [{ card: 'E005', at: [0, 0], sprouts }];
const ALWAYS = { ...NO_HABITS, takesAll: true };

const answer = (sitting: Sitting, seat: number, habits = ALWAYS): string | undefined => {
  const step = standingStep(modelOfSeat(sitting, seat), habits);
  return step === undefined ? undefined : writeMove(step);
};

describe('who always takes what is offered', () => {
  /** E295 gives sprouts to whoever plays it and to the others. */
  const gift = () =>
    table({ players: [{ hand: ['E295'], tableau: grass(0) }, {}], phase: 'plant', color: 'green' }).does(
      0,
      'event E295',
      ...Array.from({ length: 5 }, () => 'sprout a1'),
    );

  it('is not asked how many sprouts of another player to store (E9.5)', () => {
    expect(answer(gift(), 1)).toMatch(/^accept [1-9]$/);
    expect(answer(gift(), 1, NO_HABITS)).toBeUndefined();
  });

  const moving = (store: number, sprouts: number) =>
    table({ players: [{ store, tableau: grass(sprouts) }, {}], phase: 'move', color: 'red' });

  it('is not asked where stored sprouts go that fill every free space (E9.7)', () => {
    expect(answer(moving(3, 4), 0)).toBe('sprout a1');
    expect(answer(moving(2, 4), 0)).toBe('sprout a1');
    expect(answer(moving(1, 4), 0)).toBeUndefined();
  });

  it('is asked where a piece may go on the team board (E16.2)', () => {
    const position: Position = { players: [{}, {}, {}, {}], phase: 'plant', color: 'green', options: { teams: '2v2' } };
    const sitting = table(position);
    sitting.player(0).tasks.push({ kind: 'accept', n: 2 });
    expect(answer(sitting, 0)).toBeUndefined();
  });
});

describe('who lets the board place', () => {
  it('is not asked where pieces go, nor which are paid', () => {
    const places = { ...NO_HABITS, places: true };
    const stored = table({ players: [{ store: 1, tableau: grass(2) }, {}], phase: 'move', color: 'red' });
    expect([answer(stored, 0, places), answer(stored, 0, NO_HABITS)]).toEqual(['sprout a1', undefined]);
    const paying = table({ players: [{ tableau: grass(5) }, {}], phase: 'activate', color: 'red' });
    expect(answer(paying.does(0, 'convert soil'), 0, places)).toBe('unsprout a1');
  });
});

describe('a move of no sprouts (E9.7)', () => {
  it('is never asked', () => {
    const sitting = table({ players: [{ store: 1, leaves: 2, tableau: grass(4) }, {}], phase: 'move', color: 'red' });
    sitting.does(0, 'sprout a1');
    expect(sitting.may(0)).toContain('done');
    expect(quietStep(modelOfSeat(sitting, 0))).toBe(moveOf('done'));
  });
});

describe('who passes on an event for this game', () => {
  const called = () =>
    modelOfSeat(
      table({ players: [{ hand: ['E297', 'E001'], tableau: grass(4) }, {}], phase: 'move', color: 'red' }),
      0,
    );

  it('is not asked again while no other event is there (E11.6)', () => {
    expect(quietStep(called())).toBeUndefined();
    expect(quietStep(called(), [number('E297')])).toBe(moveOf('pass'));
    expect(quietStep(called(), [number('E294')])).toBeUndefined();
  });
});

describe('choosing the piece', () => {
  const dear = (what: PayWord, n: number) =>
    cards.find(
      ({ kind, abilities }) =>
        kind === 'flora' &&
        abilities.some(
          ({ color, pay }) => color === 'yellow' && pay.length === 1 && pay[0]?.what === what && pay[0].n === n,
        ),
    )?.id ?? '';
  const consentAt = (card: string, sprouts: number) => {
    const tableau: Planted[] = [
      { card, at: [0, 0] },
      { card: 'E005', at: [0, 1], sprouts },
    ];
    const sitting = table({ players: [{ tableau, hand: ['E001'] }, {}], phase: 'activate', color: 'yellow' });
    return { sitting, consent: consentFor(modelOfSeat(sitting, 0), moveOf('activate', 2)) };
  };

  it('is the consent for a card that costs one (E6.5)', () => {
    const { sitting, consent } = consentAt(dear('sprout', 1), 2);
    expect(consent?.payWith?.(0)).toBeUndefined();
    const paid = consent?.payWith?.(1) ?? 0;
    expect(writeMove(paid)).toBe('unsprout b1');
    sitting.does(0, 'activate a1', writeMove(paid));
    expect(sitting.on(0, 'E005')).toBe(1);
  });

  it('is not needed where there is no choice, and comes after the consent where several are paid', () => {
    expect(consentAt(dear('sprout', 1), 1).consent).toBeUndefined();
    const { consent } = consentAt(dear('sprout', 2), 4);
    expect([consent?.payWith, consent?.forMe.map(writeMove)]).toEqual([undefined, ['unsprout b1', 'unsprout b1']]);
  });
});

describe('the preview of a colour', () => {
  const dear = cards.find(
    ({ kind, abilities, sproutSpaces }) =>
      kind === 'flora' &&
      sproutSpaces > 0 &&
      abilities.some(({ color, pay }) => color === 'blue' && pay.length === 1 && pay[0]?.what === 'sprout'),
  );
  const blue = 2;

  it('counts what the colour itself gives first (E5.1)', () => {
    const tableau: Planted[] = [{ card: dear?.id ?? '', at: [0, 0] }];
    const { state } = table({ players: [{ tableau }, {}], phase: 'color' });
    const isPayable = (then: typeof state) => planFor(then, 0, blue, 'first', []).map(({ payable }) => payable);
    expect([isPayable(state), isPayable(afterBenefit(state, 0, blue))]).toEqual([[false], [true]]);
    expect(state.color).not.toBe(blue);
  });

  it('sums up what the others would get', () => {
    const { state } = table({ players: [{}, { tableau: [{ card: 'E186', at: [0, 0] }] }], phase: 'color' });
    const { cards: n, goods } = outlookFor(state, 1, blue);
    expect([n, [...goods.keys()].length]).toEqual([1, 1]);
  });
});
