import { describe, expect, test } from 'vitest';
import { ANYTHING } from '../board/cards/criteria.ts';
import { criteriaFrom, filterOf } from '../board/cards/criteria-address.tsx';

describe('the filter in an address', () => {
  test('comes back as it was written, and holds only what was asked for', () => {
    const asked = { ...ANYTHING, text: 'Érable & co', kind: 'tree', cost: 0, effect: 'growth', set: 'base' } as const;
    expect(criteriaFrom(filterOf(asked))).toEqual(asked);
    expect(filterOf(ANYTHING)).toBe('');
    expect(filterOf({ ...ANYTHING, effect: 'seed' })).toBe('effect=seed');
  });

  test('leaves out what it does not know', () => {
    expect(criteriaFrom('kind=dragon&cost=-1&effect=&set=third&utm=x')).toEqual(ANYTHING);
  });
});
