import type { FormatKind } from '../settings/settings.ts';
import { arena } from './arena.ts';
import { duplicate } from './duplicate.ts';
import { elimination } from './elimination.ts';
import type { FormatRules } from './format-rules.ts';
import { league } from './league.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';

const FORMATS: { readonly [Kind in FormatKind]: FormatRules } = {
  swiss,
  'round-robin': roundRobin,
  'single-elimination': elimination,
  'double-elimination': elimination,
  arena,
  duplicate,
  league,
};

export const rulesOf = (kind: FormatKind): FormatRules => FORMATS[kind];
