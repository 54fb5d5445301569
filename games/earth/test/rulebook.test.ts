import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Refusal, refuse } from '@grove/kernel';
import { rulebookSuite } from '@grove/game-kit/rulebook/suite';
import { earthRulebook } from '../rulebook/index.ts';
import { en } from '../words/en/game.ts';

const RULES = join(import.meta.dirname, '..', 'rules');

/** Games would have to be long to meet every refusal; the rules name them where they refuse. */
function refusals(): Map<string, Refusal> {
  const source = globSync('**/*.ts', { cwd: RULES }).map((file) => readFileSync(join(RULES, file), 'utf8'));
  const named = source.join('\n').matchAll(/refuse\((?:'(E[\d.]+)'|rule), '([\w-]+)'/g);
  return new Map([...named].map(([, rule = 'E9.1', reason = '']) => [reason, refuse(rule, reason)]));
}

rulebookSuite({ name: 'earth', book: earthRulebook, reasons: Object.keys(en.refusals), refusals });
