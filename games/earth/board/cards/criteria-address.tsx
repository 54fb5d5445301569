import { ABILITY_COLORS, HABITATS } from '../../material/vocabulary.ts';
import { KIND_WORDS } from '../../words/cards/kinds.ts';
import { ANYTHING, type Criteria } from './criteria.ts';
import { CARD_EFFECTS } from './effects.ts';

/** The sets that cards come from. */
export const CARD_SETS = ['base', 'abundance'] as const;

const chosen = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** What is looked for, read from an address; whatever is not known there is left out. */
export function criteriaFrom(filter: string): Criteria {
  const fields = new URLSearchParams(filter);
  const cost = fields.get('cost') ?? '';
  return {
    text: fields.get('text') ?? '',
    kind: chosen(KIND_WORDS, fields.get('kind')),
    color: chosen(ABILITY_COLORS, fields.get('color')),
    habitat: chosen(HABITATS, fields.get('habitat')),
    cost: /^\d{1,2}$/.test(cost) ? Number(cost) : '',
    effect: chosen(CARD_EFFECTS, fields.get('effect')),
    set: chosen(CARD_SETS, fields.get('set')),
  };
}

/** The same as it stands in an address: only what was asked for. */
export function filterOf(criteria: Criteria): string {
  const asked = Object.keys(ANYTHING).flatMap((name) => {
    const value = criteria[name as keyof Criteria];
    return value === '' ? [] : [[name, String(value)]];
  });
  return new URLSearchParams(asked).toString();
}
