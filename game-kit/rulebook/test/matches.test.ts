import { expect, test } from 'vitest';
import { matches } from '../rulebook.ts';

test('a rule is found by words in any order, by its number, and without accents', () => {
  const text = 'P4.5 Dürre: Die Karte wird umgedreht.';
  for (const looked of ['', 'durre', 'Karte Dürre', 'p4.5', 'umgedreht. die']) expect(matches(text, looked)).toBe(true);
  for (const looked of ['P4.6', 'Dürre Tulpe']) expect(matches(text, looked)).toBe(false);
});
