import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { gameModules } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import picocolors from 'picocolors';

type Colours = ReturnType<typeof picocolors.createColors>;

/** Everything that a command touches outside of itself; tests hand in their own. */
export interface Io {
  readonly gameModules: readonly GameModule[];
  /** The module that exports `gameModules`, for worker threads, which cannot be handed functions. */
  readonly gamesModule: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Standard input line by line, for a conversation. */
  lines(): AsyncIterable<string>;
  /** Somebody sits at the keyboard and sees what is printed. */
  readonly interactive: boolean;
  /** Standard error is a terminal, on which a progress bar can move. */
  readonly progress: boolean;
  readonly colours: Colours;
}

export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  return {
    gameModules,
    gamesModule: import.meta.resolve('@grove/games/loaded'),
    out: (line) => stdout.write(line),
    err: (line) => stderr.write(line),
    readInput: () => text(stdin),
    lines: () => createInterface({ input: stdin }),
    interactive: stdin.isTTY && stdout.isTTY,
    progress: stderr.isTTY,
    colours: picocolors.createColors(picocolors.isColorSupported && stdout.isTTY),
  };
}
