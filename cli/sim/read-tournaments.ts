import type { Hypotheses } from '@grove/bots';
import { BadInput, readOptions } from '@grove/kernel';
import { botName, findGame, readSeats } from '../find.ts';
import type { Io } from '../io.ts';
import { readOptionTexts } from '../options.ts';
import { readAllowance, readNamedBot } from '../thinking.ts';
import { ladderTournaments } from './ladder.ts';
import { between, type Tournament } from './tournament.ts';

/** What is to be played, as it was typed. */
export interface TournamentFlags {
  readonly seats: string;
  readonly games: number;
  readonly seed: string;
  readonly option: string[];
  readonly times?: string;
  readonly sprt?: string;
  readonly ladder?: true;
}

/** One tournament, one for each thinking time that the first entrant is to have, with the same deals, or those of a ladder. */
export function readTournaments(io: Io, id: string, flags: TournamentFlags): Tournament[] {
  const tournament = readTournament(io, id, flags);
  const times = readTimes(flags.times);
  if (flags.ladder) return ladderTournaments(tournament, times);
  if (times.length === 0) return [tournament];
  const [first = '', ...others] = tournament.bots;
  return times.map((time) => between(tournament, [`${readNamedBot(first).name}@${time}`, ...others]));
}

/** Thinking times as they are written behind the name of a bot. */
export function readTimes(text: string | undefined): string[] {
  const times = text?.split(',').map((time) => time.trim()) ?? [];
  for (const time of times) BadInput.at(`--times ${text}`, () => readAllowance(time));
  return times;
}

function readTournament(io: Io, id: string, { seats, games, seed, option, sprt }: TournamentFlags): Tournament {
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
