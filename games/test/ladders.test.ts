import { globSync, readFileSync } from 'node:fs';
import { LEVELS } from '@grove/bots';
import { expect, test } from 'vitest';

interface Rung {
  readonly bot: string;
  readonly against: string;
  readonly wins: { readonly value: number };
}

const GAMES = new URL('..', import.meta.url);
/** What `grove sim GAME --ladder --json` printed for each game. */
const ladders = globSync('*/bot', { cwd: GAMES }).map((folder) => `${folder}/ladder.json`);

test.each(ladders)(
  '%s: every level wins three of four games against the one below, and nine of ten at most',
  (file) => {
    const { rungs }: { rungs: readonly Rung[] } = JSON.parse(readFileSync(new URL(file, GAMES), 'utf8'));
    const levels = rungs.filter(({ bot }) => (LEVELS as readonly string[]).includes(bot));
    expect(levels.map(({ bot, against }) => [against, bot])).toEqual(
      LEVELS.slice(1).map((level, i) => [LEVELS[i], level]),
    );
    for (const { bot, wins } of levels) {
      expect(wins.value, bot).toBeGreaterThanOrEqual(0.75);
      expect(wins.value, bot).toBeLessThanOrEqual(0.9);
    }
  },
);
