import { itemAt } from '@grove/kernel';
import { expect, it } from 'vitest';
import { earthCards } from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import { CRITERIA, meetsCriterion } from '../rules/germination.ts';

/** E12.6 a second time, read off the criterion's own text. */
function plainly(card: Card, criterion: string): boolean {
  if (criterion === 'event') return card.kind === 'event';
  if (card.kind === 'event') return false;
  const [, field, sign, number] = /^(\w+)(<=|>=|=)(\d)$/.exec(criterion) ?? [];
  if (field !== undefined && sign !== undefined) return compares(valueOf(card, field), sign, Number(number));
  const [group = '', value] = criterion.split(':');
  if (value !== undefined) return itemAt(groups, group)(card).includes(value);
  const others: Record<string, boolean> = {
    'points even': card.points % 2 === 0,
    'points odd': card.points % 2 !== 0,
    terrain: card.kind === 'terrain',
    'two abilities': card.abilities.length === 2,
    directional: card.abilities.some((ability) => ability.direction !== undefined),
  };
  return itemAt(others, criterion);
}

const FLORA_ONLY = new Set(['sproutSpaces', 'canopyPoints', 'growthSpaces']);

function valueOf(card: Card, field: string): number {
  if (FLORA_ONLY.has(field) && card.kind !== 'flora') return Number.NaN;
  const value = card[field as 'cost' | 'points' | 'habitats'];
  return Array.isArray(value) ? value.length : Number(value);
}

const compares = (value: number, sign: string, number: number): boolean =>
  sign === '<=' ? value <= number : sign === '>=' ? value >= number : value === number;

const groups: Record<string, (card: Card) => readonly string[]> = {
  habitat: ({ habitats }) => habitats,
  type: ({ types }) => types,
  name: ({ marks }) => marks,
  icon: ({ icons }) => icons,
  color: ({ abilities }) => {
    const colors = abilities.map(({ color }) => String(color));
    return colors.includes('multicolor') ? [...colors, 'red', 'yellow', 'blue'] : colors;
  },
};

it('E12.6: every criterion finds what its text says, on every Earth card', () => {
  CRITERIA.forEach((criterion, number) => {
    for (const card of earthCards) {
      expect(meetsCriterion(card, number), `${criterion} on ${card.id}`).toBe(plainly(card, criterion));
    }
  });
});
