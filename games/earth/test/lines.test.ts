import * as fc from 'fast-check';
import { itemAt, type Json } from '@grove/kernel';
import { expect, it } from 'vitest';
import { cardById, earthCards, ecosystemSides } from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import { scorePosition } from '../rules/score/position.ts';

interface Lying {
  readonly card: Card;
  readonly sprouts: number;
  readonly growth: number;
}

/** Everything that a card may stand for (E20.11). */
const stands: Record<string, (lying: Lying) => (string | number)[]> = {
  ability_color: ({ card }) =>
    card.abilities.flatMap(({ color }) => (color === 'multicolor' ? ['red', 'yellow', 'blue'] : [String(color)])),
  card_type: ({ card }) => (card.kind === 'terrain' ? ['terrain'] : [...card.types]),
  habitat: ({ card }) => [...card.habitats],
  points: ({ card }) => [card.points],
  sprouts: ({ sprouts }) => [sprouts],
  growth: ({ growth }) => [growth],
};

/** Tries every way to let each card stand for one thing. */
function plainlyPasses(line: readonly Lying[], test: string, of: string): boolean {
  let ways: (string | number)[][] = [[]];
  for (const lying of line) ways = ways.flatMap((way) => itemAt(stands, of)(lying).map((thing) => way.concat(thing)));
  const wanted = test === 'all_different' ? 4 : 1;
  return ways.some((way) => new Set(way).size === wanted);
}

const lineScores = ecosystemSides.filter(({ abilities }) => itemAt(abilities, 0).score?.counter.count === 'lines');
const planted = earthCards.filter(({ kind }) => kind !== 'event');

const lying = fc.record({
  card: fc.constantFrom(...planted),
  sprouts: fc.nat(6),
  growth: fc.nat(8),
});
const island = fc.uniqueArray(lying, { minLength: 16, maxLength: 16, selector: ({ card }) => card.id });

it('E20.10, E20.11: rows and columns are tested as if by hand, on any full island', () => {
  expect(lineScores.length).toBeGreaterThan(14);
  fc.assert(
    fc.property(island, (drawn) => {
      const cells = drawn.map(({ card, sprouts, growth }) => ({
        card,
        sprouts: Math.min(sprouts, card.sproutSpaces),
        growth: Math.min(growth, card.growthSpaces),
      }));
      const tableau = cells.map(({ card, sprouts, growth }, i) => ({
        card: card.id,
        at: [i >> 2, i & 3],
        sprouts,
        growth,
      }));
      for (const { id } of lineScores) {
        const position: Json = { players: [{ ecosystem: id, tableau }] };
        const { ecosystem } = itemAt(scorePosition(position) as { ecosystem: number }[], 0);
        expect(ecosystem, id).toBe(plainScore(id, cells));
      }
    }),
    { seed: 22, numRuns: 60 },
  );
});

function plainScore(id: string, cells: readonly Lying[]): number {
  const score = itemAt(cardById(id).abilities, 0).score;
  if (score?.counter.count !== 'lines') return 0;
  const { line, test, of } = score.counter;
  const lines = [0, 1, 2, 3].map((i) => cells.filter((_, cell) => (line === 'row' ? cell >> 2 : cell & 3) === i));
  return score.vp * lines.filter((cards) => plainlyPasses(cards, test, of)).length;
}
