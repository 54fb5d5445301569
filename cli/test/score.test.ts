import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test } from 'vitest';
import { fileWith, grove } from './grove.ts';

const positions = [
  { bonus: 1, prizes: [7, 12] },
  { bonus: 0, prizes: [] },
];

test('positions give what the game says, a line each', async () => {
  const { code, out } = await grove(['score', 'acorns', fileWith('p.json', positions), '--json']);
  expect({ code, out }).toEqual({ code: 0, out: '{"total":20}\n{"total":0}\n' });
});

test('one position without --json is a sentence of names and numbers', async () => {
  const file = fileWith('p.json', positions[0]);
  expect((await grove(['score', 'acorns', file])).out).toBe(`${file}: total 20\n`);
});

test('a bad position is named', async () => {
  const file = fileWith('p.json', [...positions, { bonus: 'one', prizes: [] }]);
  const { code, err } = await grove(['score', 'acorns', file]);
  expect({ code, err }).toEqual({ code: 1, err: `grove: ${file}[2]: "bonus" must be a number\n` });
});

test('a game without positions, and a game that is not there', async () => {
  const { cover, game, bots, words } = sampleModule;
  const module = { cover, game, bots, words, drawText: () => '' };
  const file = fileWith('p.json', positions);
  expect((await grove(['score', 'acorns', file], [], { gameModules: [module] })).err).toBe(
    'grove: acorns has no positions to score\n',
  );
  expect((await grove(['score', 'go', file])).err).toBe('grove: unknown game "go" (known games: acorns)\n');
});
