import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { summarise, verdictOf } from '@grove/bots';
import { BadInput } from '@grove/kernel';
import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { collect, wholeNumber } from '../options.ts';
import { gainRows } from '../sim/gain.ts';
import { ladderOf, ladderRows } from '../sim/ladder.ts';
import { ladderPage } from '../sim/ladder-page.ts';
import { loadModules } from '../sim/load-modules.ts';
import { playTournament } from '../sim/pool.ts';
import { progressBar } from '../sim/progress.ts';
import { readTimes, readTournaments, type TournamentFlags } from '../sim/read-tournaments.ts';
import { reportPage } from '../sim/report.ts';
import { formatTable } from '../table.ts';
import { asJson, asText, type SimResult } from '../sim/result.ts';
import type { Tournament } from '../sim/tournament.ts';

interface SimFlags extends TournamentFlags {
  readonly report?: string;
  readonly workers?: number;
  readonly modules?: string;
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
    .addOption(new Option('--ladder', 'rate all bots: every level plays against the one below').conflicts('sprt'))
    .option('--modules <file>', 'a module that exports gameModules, in place of the games of the list')
    .option('--json', 'print the result as one line of JSON')
    .action(async (id: string, flags: SimFlags) => {
      const games = flags.modules === undefined ? io : { ...io, ...(await loadModules(flags.modules)) };
      const results: SimResult[] = [];
      for (const tournament of readTournaments(games, id, flags)) {
        const result = await play(games, tournament, flags.workers ?? availableParallelism());
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

function writeLadder(io: Io, results: readonly SimResult[], { json, report, times }: SimFlags): void {
  const ladder = ladderOf(results, readTimes(times));
  io.out(json ? `${JSON.stringify(ladder, null, 2)}\n` : formatTable(ladderRows(ladder)));
  if (report !== undefined) writeReport(report, ladderPage(ladder, results));
}

const since = (begin: number): number => (performance.now() - begin) / 1000;

function writeReport(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw new BadInput(`--report ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
