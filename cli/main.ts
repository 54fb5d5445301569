import { BadInput } from '@grove/kernel';
import { Command, CommanderError } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { moveCommand } from './commands/move.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { scoreCommand } from './commands/score.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import type { Io } from './io.ts';

const COMMANDS = [
  serveCommand,
  backupCommand,
  checkCommand,
  moveCommand,
  replayCommand,
  scoreCommand,
  simCommand,
  playCommand,
  benchCommand,
];

/** Runs the command line and returns the exit code. Bad input gives 1 and one line on standard error. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('grove').description('A table for board games that grow.');
  for (const command of COMMANDS) program.addCommand(command(io));
  // Settings are inherited only by commands that `command()` makes; these are made elsewhere.
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: () => {},
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return explain(error, io);
  }
}

function explain(error: unknown, io: Io): number {
  if (error instanceof CommanderError && error.code.startsWith('commander.help')) return error.exitCode;
  io.err(`grove: ${oneLine(messageOf(error))}\n`);
  return 1;
}

function messageOf(error: unknown): string {
  if (error instanceof BadInput) return error.message;
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
  if (!(error instanceof Error)) return `internal error: ${String(error)}`;
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return `internal error: ${error.name}: ${error.message} ${place?.trim() ?? ''}`;
}

/** What people typed is quoted in messages; line breaks of any kind and signals to the terminal stay out of them. */
const oneLine = (text: string): string => text.replace(/\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ').trim();
