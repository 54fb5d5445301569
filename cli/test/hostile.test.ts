import { gameModules } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import { itemAt, type GameRecord, SeededChance } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test } from 'vitest';
import { grove } from './grove.ts';
import { randomRecord } from '@grove/game-kit/random-records';

const MUTANTS = 60;
const TEXTS = ['', '|', '+z9', '>', 'take', 'constructor', '__proto__', 'toString>1.1', '~', '💥', 'hit+', 'null'];
const VALUES = [null, [], {}, 'x', 7, -1, 1.5, true, { seed: 5 }, { picks: [99], shuffles: [] }, { picks: ['a'] }];
const FIELDS = ['game', 'rules', 'players', 'options', 'chance', 'moves'];

/** The record with one thing wrong: a field, an option, a seat, a turn's text, or the order of turns. */
function spoil(record: GameRecord, { game }: GameModule, chance: SeededChance): unknown {
  const any = <T>(list: readonly T[]): T => itemAt(list, chance.pick(list.length));
  const at = chance.pick(record.moves.length);
  const [seat, text] = itemAt(record.moves, at);
  const withMove = (move: unknown) => ({ ...record, moves: record.moves.with(at, move as [number, string]) });
  return any([
    () => ({ ...record, [any(FIELDS)]: any(VALUES) }),
    () => ({ ...record, options: { [any([...Object.keys(game.options), 'x'])]: any(VALUES) } }),
    () => withMove([any([0, -1, 99, 1.5, '1', null]), text]),
    () => withMove([seat, any(TEXTS)]),
    () => withMove([seat, text.slice(0, chance.pick(text.length)) + any(TEXTS)]),
    () => ({ ...record, moves: record.moves.toSpliced(at, 1) }),
  ])();
}

test.each([sampleModule as GameModule, ...gameModules].map((module) => [module.game.id, module] as const))(
  '%s: whatever is wrong with a record, there is one line that is no fault of ours',
  async (_id, module) => {
    const record = randomRecord(module, module.game.players.min, 'oak');
    const chance = SeededChance.from('spoil');
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      const spoilt = JSON.stringify(spoil(record, module, chance));
      const { code, out, err } = await grove(['replay', '-', '--json'], [spoilt], { gameModules: [module] });
      if (code === 0) continue;
      expect(out, spoilt).toBe('');
      expect(err, spoilt).toMatch(/^grove: standard input: .+\n$/);
      expect(err, spoilt).not.toContain('internal error');
    }
  },
);
