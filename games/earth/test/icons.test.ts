import { expect, test } from 'vitest';
import { ICON_RULES } from '../board/rulebook/icon-rules.ts';
import { ICONS } from '../board/cards/icons.ts';

test('every sign that a card can carry is in the legend', () => {
  const listed = new Set(Object.values(ICON_RULES).flatMap((rules) => Object.keys(rules)));
  expect(Object.keys(ICONS).filter((icon) => !listed.has(icon))).toEqual([]);
});
