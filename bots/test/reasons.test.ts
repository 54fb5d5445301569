import { itemAt, SeededChance } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { type Evaluator, hintsFor, plainEvaluator, playoutBudget, reasonsFor, type Term } from '../index.ts';

const term = (kind: string, points: number, of?: number): Term =>
  of === undefined ? { kind, points } : { kind, of, points };

test('reasons are what a way has more than the mean of the others, the largest first, and then its largest lack', () => {
  const own = [term('light', 5, 1), term('light', 1, 2), term('forest', 2), term('cost', -3), term('room', 1)];
  const others = [
    [term('light', 1, 1), term('light', 1, 2), term('cost', -1), term('power', 3)],
    [term('light', 3, 1), term('light', 1, 2), term('room', 0.98)],
  ];
  expect(reasonsFor(own, others)).toEqual([term('light', 3, 1), term('forest', 2), term('cost', -2.5)]);
});

test('what differs by next to nothing is no reason', () => {
  expect(reasonsFor([term('light', 1.04)], [[term('light', 1)]])).toEqual([]);
});

test('a term may come in several parts', () => {
  expect(reasonsFor([term('light', 1), term('light', 2)], [[term('light', 2)]])).toEqual([term('light', 1)]);
});

/** Counts playouts, and reckons with the value of the card. */
function counting() {
  const counts = { playouts: 0, terms: 0 };
  const plain = plainEvaluator(acorns);
  const without: Evaluator<AcornsTypes> = {
    ...plain,
    playout: (...args) => (counts.playouts++, plain.playout(...args)),
  };
  const evaluator: Evaluator<AcornsTypes> = {
    ...without,
    terms: (_state, _seat, steps) => (counts.terms++, steps.map((card) => term('card', card))),
  };
  return { counts, evaluator, without };
}

test('reasons take no playouts, and the terms of every way once', () => {
  const state = acorns.start(2, { winner: 'highest' }, SeededChance.from('why'));
  const { counts, evaluator, without } = counting();
  const ways = acorns.moves(state, 0);
  const root = { game: acorns, evaluator, view: acorns.view(state, 0), seat: 0 };
  const settings = { width: 8, priorError: 5 };
  const hints = hintsFor(root, 3, settings, SeededChance.from('hints'), playoutBudget(100));
  const withTerms = counts.playouts;
  counts.playouts = 0;
  hintsFor({ ...root, evaluator: without }, 3, settings, SeededChance.from('hints'), playoutBudget(100));
  expect(counts).toEqual({ playouts: withTerms, terms: ways.length });
  const [best] = hints;
  const [card] = best?.steps ?? [];
  const others = ways.filter((way) => way !== card);
  const ahead = Number(card) - others.reduce((sum, way) => sum + way, 0) / others.length;
  expect(best?.reasons.map(({ kind }) => kind)).toEqual(['card']);
  expect(best?.reasons[0]?.points).toBeCloseTo(ahead);
});

test('where only one way was searched, it is compared with what else is legal; the only legal one needs no reason', () => {
  const state = acorns.start(2, { winner: 'highest' }, SeededChance.from('why'));
  const { evaluator } = counting();
  const ways = acorns.moves(state, 0);
  const first = itemAt(ways, 0);
  const only: Evaluator<AcornsTypes> = { ...evaluator, candidates: () => [{ steps: [first], prior: 0 }] };
  const root = { game: acorns, evaluator: only, view: acorns.view(state, 0), seat: 0 };
  const hintIn = (game: typeof acorns) =>
    itemAt(hintsFor({ ...root, game }, 3, { width: 8, priorError: 5 }, SeededChance.from('h'), playoutBudget(4)), 0);
  expect(hintIn(acorns)).toMatchObject({ isOnly: false, reasons: [{ kind: 'card' }] });
  expect(hintIn({ ...acorns, moves: () => [first] })).toMatchObject({ isOnly: true, reasons: [] });
});
