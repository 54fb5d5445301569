import {
  BadInput,
  commitmentTo,
  type GameRecord,
  type Json,
  keepsCommitment,
  readRecord,
  replay,
  seatNumber,
} from '@grove/kernel';
import { Command } from 'commander';
import { readItems } from '../files.ts';
import { findGame } from '../find.ts';
import type { Io } from '../io.ts';
import { describe, formatTable } from '../table.ts';

/** What a replay gives, in the form that other tools read; seats count from 1. */
interface Replayed {
  readonly game: string;
  readonly players: number;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly parts: readonly Json[];
}

export const replayCommand = (io: Io): Command =>
  new Command('replay')
    .description('play records again and print their results')
    .argument('<file>', 'a record or a list of records as JSON; - for standard input')
    .option('--commitment <sha256>', 'what the table published at the start; refuse records with another seed')
    .option('--json', 'print one line of JSON per record')
    .action(async (file: string, { json, commitment }: { json?: true; commitment?: string }) => {
      // Record by record: whatever stands before a bad one is printed.
      for (const { place, value } of await readItems(file, io)) {
        const { finished, ...result } = BadInput.at(place, () => replayed(value, io, commitment));
        const where = finished ? place : `${place}, not finished`;
        io.out(json ? `${JSON.stringify(result)}\n` : pleasant(where, result, io));
      }
    });

function replayed(value: Json, io: Io, commitment: string | undefined): Replayed & { finished: boolean } {
  const record = readRecord(value);
  if (commitment !== undefined) checkDeal(record, commitment);
  const { game } = findGame(io.gameModules, record.game);
  const { finished, totals, winners, parts } = game.result(replay(game, record).state);
  return { game: game.id, players: record.players, totals, winners: winners.map(seatNumber), parts, finished };
}

/** The SHA-256 of the seed was published before the first card was dealt, so the deal cannot have been changed since. */
function checkDeal({ chance }: GameRecord, commitment: string): void {
  if (!('seed' in chance)) throw new BadInput('a record with scripted chance has no seed to check');
  if (!keepsCommitment(chance.seed, commitment.toLowerCase())) {
    throw new BadInput(`the seed is not the one that was promised: its SHA-256 is ${commitmentTo(chance.seed)}`);
  }
}

function pleasant(where: string, { game, totals, winners, parts }: Replayed, { colours }: Io): string {
  const rows = totals.map((total, seat) => [
    `seat ${seatNumber(seat)}`,
    String(total),
    winners.includes(seatNumber(seat)) ? 'wins' : '',
    describe(parts[seat]),
  ]);
  return `${colours.bold(game)} ${colours.dim(`(${where})`)}\n${formatTable(rows)}`;
}
