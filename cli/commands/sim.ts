import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Hypotheses, summarise, verdictOf } from '@grove/bots';
import { BadInput, readOptions } from '@grove/kernel';
import { Command, Option } from 'commander';
import { botName, findGame, readSeats } from '../find.ts';
import type { Io } from '../io.ts';
import { collect, readOptionTexts, wholeNumber } from '../options.ts';
import { gainRows } from '../sim/gain.ts';
import { ladderOf, ladderRows, ladderTournaments } from '../sim/ladder.ts';
import { playTournament } from '../sim/pool.ts';
import { progressBar } from '../sim/progress.ts';
import { reportPage } from '../sim/report.ts';
import { formatTable } from '../table.ts';
import { asJson, asText, type SimResult } from '../sim/result.ts';
import type { Tournament } from '../sim/tournament.ts';
import { readAllowance, readNamedBot } from '../thinking.ts';

interface SimFlags {
  readonly seats: string;
  readonly games: number;
  readonly seed: string;
  readonly option: string[];
  readonly report?: string;
  readonly workers?: number;
  readonly times?: string;
  readonly sprt?: string;
  readonly ladder?: true;
  readonly json?: true;
}

export const simCommand = (io: Io): Command =>
  new Command('sim')
    .description('let bots play a tournament')
    .argument('<game>', 'the id of a game')
    .option('--seats <bots>', 'the entrants, such as bot@1s,random; bot is the strongest', 'bot,bot')
    .option('--games <number>', 'how many games', wholeNumber, 100)
    .option('--seed <text>', 'the same seed gives the same tournament', '1')
    .option('--option <name=value>', "an option of the game; @file reads a file's JSON", collect, [])
    .option('--report <file>', 'write a page with charts')
    .option('--workers <number>', 'how many threads to use (default: all cores)', wholeNumber)
    .option('--times <times>', 'play once for each thinking time of the first entrant, such as 100ms,1s')
    .option(
      '--sprt <points>',
      'end as soon as it is decided: is the first of two at most 0, or at least 50 stronger (0,50)?',
    )
    .addOption(new Option('--ladder', 'play every level against the one below').conflicts(['times', 'sprt', 'report']))
    .option('--json', 'print the result as one line of JSON')
    .action(async (id: string, flags: SimFlags) => {
      const results: SimResult[] = [];
      for (const tournament of readTournaments(io, id, flags)) {
        const result = await play(io, tournament, flags.workers ?? availableParallelism());
        results.push(result);
        if (!flags.ladder) io.out(flags.json ? asJson(result) : asText(result, io));
      }
      if (flags.ladder) return writeLadder(io, results, flags);
      if (results.length > 1 && !flags.json) io.out(`\n${formatTable(gainRows(results))}`);
      if (flags.report !== undefined) writeReport(flags.report, reportPage(results));
    });

async function play(io: Io, tournament: Tournament, workers: number): Promise<SimResult> {
  const begin = performance.now();
  const bar = progressBar(io, tournament.games);
  const outcomes = await playTournament(io, tournament, workers, bar.advance);
  bar.clear();
  const { bots, hypotheses } = tournament;
  const verdict = hypotheses && verdictOf(outcomes, hypotheses);
  return { tournament, summary: summarise(bots, outcomes), seconds: since(begin), verdict };
}

function writeLadder(io: Io, results: readonly SimResult[], { json }: SimFlags): void {
  const ladder = ladderOf(results);
  io.out(json ? `${JSON.stringify(ladder, null, 2)}\n` : formatTable(ladderRows(ladder)));
}

/** One tournament, or one for each thinking time that the first entrant is to have, with the same deals. */
function readTournaments(io: Io, id: string, flags: SimFlags): Tournament[] {
  const tournament = readTournament(io, id, flags);
  if (flags.ladder) return ladderTournaments(tournament);
  if (flags.times === undefined) return [tournament];
  const [first = '', ...others] = tournament.bots;
  const withTime = (time: string): Tournament => {
    BadInput.at(`--times ${flags.times}`, () => readAllowance(time));
    return { ...tournament, bots: [`${readNamedBot(first).name}@${time}`, ...others] };
  };
  return flags.times.split(',').map((time) => withTime(time.trim()));
}

function readTournament(io: Io, id: string, { seats, games, seed, option, sprt }: SimFlags): Tournament {
  const module = findGame(io.gameModules, id);
  const options = readOptionTexts(option);
  readOptions(module.game.options, options);
  const bots = readSeats(module, seats).map((name) => BadInput.at(`--seats ${seats}`, () => botName(module, name)));
  return { game: id, bots, games, seed, options, hypotheses: sprt === undefined ? undefined : readSprt(sprt, bots) };
}

function readSprt(text: string, bots: readonly string[]): Hypotheses {
  if (bots.length !== 2) throw new BadInput(`--sprt ${text}: it compares two bots, not ${bots.length}`);
  const [none, better, ...rest] = text.split(',').map(Number);
  if (none === undefined || better === undefined || rest.length > 0 || !(none < better)) {
    throw new BadInput(`--sprt ${text}: write two numbers of rating points, the smaller first, such as 0,50`);
  }
  return { none, better };
}

const since = (begin: number): number => (performance.now() - begin) / 1000;

function writeReport(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw new BadInput(`--report ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
