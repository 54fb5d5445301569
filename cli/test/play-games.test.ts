import { gameModules } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import { itemAt, canonical, Match, playersNear, seatIndex, seatNumber, SeededChance } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test } from 'vitest';
import { grove } from './grove.ts';
import { randomRecord } from '@grove/game-kit/random-records';

interface Ask {
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly string[];
}

interface Line {
  readonly ask?: Ask;
  readonly undone?: unknown;
  readonly refused?: unknown;
  readonly result?: unknown;
}

/** Plays `grove play --json` with somebody who answers every question; returns all that was printed. */
async function converse(
  module: GameModule,
  args: readonly string[],
  answer: (ask: Ask, asked: number) => string,
): Promise<Line[]> {
  const printed: Line[] = [];
  const questions = () => printed.flatMap(({ ask }) => (ask ? [ask] : []));
  const { code } = await grove(['play', module.game.id, '--json', ...args], [], {
    gameModules: [module],
    out: (text) => printed.push(JSON.parse(text) as Line),
    async *lines() {
      for (;;) yield answer(questions().at(-1) as Ask, questions().length);
    },
  });
  expect(code).toBe(0);
  return printed;
}

const all = [sampleModule as GameModule, ...gameModules].map((module) => [module.game.id, module] as const);

/** As few seats as the game allows, but at least two. */
const seatsFor = ({ game }: GameModule): number[] =>
  Array.from({ length: playersNear(game.players, 2) }, (_, seat) => seatNumber(seat));

const everybody = (module: GameModule): string[] => [
  '--seats',
  seatsFor(module)
    .map(() => 'me')
    .join(','),
  '--seed',
  'elm',
];

const stateOf = (module: GameModule) =>
  new Match(module.game, seatsFor(module).length, {}, SeededChance.from('elm')).state;

/** Only in such games can a step be taken back before another seat is asked. */
function asksTwiceInARow(module: GameModule): boolean {
  const anyState = stateOf(module);
  const { moves } = randomRecord(module, seatsFor(module).length, 'elm');
  return moves.some(([seat, text], i) => {
    const isLong = module.game.notation.readTurn(anyState, seatIndex(seat), text).length > 1;
    return isLong || (i > 0 && itemAt(moves, i - 1)[0] === seat);
  });
}

test.each(all)('%s: a record typed turn by turn gives the result of the record', async (_id, module) => {
  const record = randomRecord(module, seatsFor(module).length, 'elm');
  const turns = seatsFor(module).map((seat) => record.moves.filter(([by]) => by === seat).map(([, text]) => text));
  const begun = new Set<number>();
  const anyState = stateOf(module);
  const printed = await converse(module, everybody(module), ({ seat, moves }) => {
    // A text that is both a step and a turn is taken for the step; then the turn is still to be closed.
    if (begun.delete(seat) && moves.includes('done')) return 'done';
    const text = itemAt(turns, seatIndex(seat)).shift() ?? 'quit';
    const steps = module.game.notation.readTurn(anyState, seatIndex(seat), text);
    if (moves.includes(text) && steps.length > 1) begun.add(seat);
    return text;
  });
  expect(printed.filter(({ refused }) => refused)).toEqual([]);
  const { out } = await grove(['replay', '-', '--json'], [JSON.stringify(record)], { gameModules: [module] });
  const { game: _game, players: _players, ...result } = JSON.parse(out);
  expect(printed.at(-1)?.result).toEqual(result);
});

test.each(all.filter(([, module]) => asksTwiceInARow(module)))(
  '%s: after undo the same question is asked again',
  async (_id, module) => {
    const asks: Ask[] = [];
    let tried = false;
    // Whoever is asked twice in a row tries to take the first step back, and plays on where that is not free.
    const printed = await converse(module, everybody(module), (ask) => {
      const taken = asks.length > 1 && tried && canonical(ask) === canonical(asks.at(-2));
      if (taken) return 'quit';
      if (!tried && asks.at(-1)?.seat === ask.seat) {
        asks.push(ask);
        tried = true;
        return 'undo';
      }
      tried = false;
      asks.push(ask);
      return itemAt(ask.moves, 0);
    });
    const undone = printed.findIndex((line) => line.undone);
    expect(undone).toBeGreaterThan(0);
    expect(itemAt(printed, undone + 1).ask).toEqual(asks.at(-2));
    expect(itemAt(printed, undone - 1).ask).not.toEqual(asks.at(-2));
  },
);

test.each([
  ['me,random', 'sans sablier'],
  ['me,me', '60\u00A0s par tour'],
])('C1.5 with %s at the table the concert is played %s', async (seats, timer) => {
  const { out } = await grove(['play', 'evergreen-concert', '--seats', seats, '--lang', 'fr'], ['', 'quit'], {
    gameModules,
  });
  expect(out).toContain(`Evergreen (concert), ${timer}`);
});
