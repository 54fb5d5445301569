import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type GameModule, LANGUAGES, type Language, usualOptions } from '@grove/game-kit';
import { BadInput, type GameTypes, Match, recordOf, SeededChance } from '@grove/kernel';
import { Command, Option } from 'commander';
import { botName, findGame, makeBot, readSeats } from '../find.ts';
import type { Io } from '../io.ts';
import { collect, readOptionTexts } from '../options.ts';
import { JsonScreen } from '../play/json-screen.ts';
import { type Player, playOn } from '../play/loop.ts';
import { TextScreen } from '../play/text-screen.ts';

interface PlayFlags {
  readonly seats?: string;
  readonly seed?: string;
  readonly option: string[];
  readonly lang: Language;
  readonly record?: string;
  readonly json?: true;
}

export const playCommand = (io: Io): Command =>
  new Command('play')
    .description('play in the terminal with the notation')
    .argument('<game>', 'the id of a game')
    .option('--seats <names>', 'who sits where: me, the name of a bot, or bot for the strongest (default: me,bot)')
    .option('--option <name=value>', "an option of the game; @file reads a file's JSON", collect, [])
    .option('--seed <text>', 'the same seed gives the same cards (default: a new one every time)')
    .option('--record <file>', 'write the record when the game ends')
    .addOption(new Option('--lang <language>', 'the language of the sentences').choices(LANGUAGES).default('en'))
    .option('--json', 'a line of JSON for everything that happens, for programs that play')
    .action(async (id: string, flags: PlayFlags) => {
      const module = findGame(io.gameModules, id);
      const players = readPlayers(module, flags.seats ?? defaultSeats(module));
      const seed = flags.seed ?? randomUUID();
      const people = players.filter(({ bot }) => bot === undefined).length;
      const options = { ...usualOptions(module.cover, people), ...readOptionTexts(flags.option) };
      const match = new Match(module.game, players.length, options, SeededChance.from(seed));
      await module.prepareWords?.(flags.lang);
      const screen = flags.json
        ? new JsonScreen(io, module, match)
        : new TextScreen(io, module, match, players, flags.lang);
      await playOn({ io, match, players, seed, screen });
      if (flags.record !== undefined) writeRecord(flags.record, match, seed);
    });

/** One person and as many bots as the game needs at least, but one in any case where it takes two. */
function defaultSeats({ game }: GameModule): string {
  const players = Math.min(game.players.max, Math.max(2, game.players.min));
  return ['me', ...Array.from({ length: players - 1 }, () => 'bot')].join(',');
}

function readPlayers(module: GameModule, text: string): Player[] {
  return readSeats(module, text).map((name) => {
    if (name === 'me') return { name: 'me' };
    const full = BadInput.at(`--seats ${text}`, () => botName(module, name));
    return { name: full, bot: makeBot(module, full) };
  });
}

function writeRecord(file: string, match: Match<GameTypes>, seed: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(recordOf(match, { seed }))}\n`);
  } catch (error) {
    throw new BadInput(`--record ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
