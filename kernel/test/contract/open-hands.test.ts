import { expect, test } from 'vitest';
import { checks, type CheckName, contextFor } from '../../contract/index.ts';
import { openHands } from './open-hands.ts';

const context = contextFor(openHands, { golden: '', module: import.meta.resolve('./open-hands.ts'), games: 4 });
const kept = (Object.keys(checks) as CheckName[]).filter((name) => name !== 'golden games hold');

test.each(kept)('a game with open hands and secret choices keeps the contract: %s', (name) => {
  expect(() => checks[name](openHands, context)).not.toThrow();
});
