import { itemAt, BadInput, type Game, isObject, readOptions } from '@grove/kernel';
import type { Settings } from '@grove/protocol';
import { readClock } from './clock/spec.ts';

/** What a table knows of its game: the rules, and the names of the bots, weakest first. */
export interface TableGame {
  readonly game: Game;
  readonly bots: readonly string[];
}

/** The present settings with the given changes. Throws BadInput that names what is wrong. */
export function readSettings(
  tableGame: TableGame,
  given: Partial<Settings>,
  present = defaultSettings(tableGame),
): Settings {
  const merged = { ...present, ...given };
  if (!isObject(merged.options)) throw new BadInput('options must be an object');
  oneOf('whenOut', WHEN_OUT, merged.whenOut);
  oneOf('whenAbsent', WHEN_ABSENT, merged.whenAbsent);
  if (!tableGame.bots.includes(merged.standIn))
    throw new BadInput(`standIn must be one of ${tableGame.bots.join(', ')}`);
  return {
    options: readOptions(tableGame.game.options, merged.options),
    clock: readClock(tableGame.game, merged.clock),
    whenOut: merged.whenOut,
    absentAfter: readAbsentAfter(merged.absentAfter),
    whenAbsent: merged.whenAbsent,
    standIn: merged.standIn,
    botSeconds: readBotSeconds(merged.botSeconds),
    // What only members of a club may see is not listed for all.
    open: merged.open && merged.club?.membersOnly !== true,
    rated: merged.rated,
    spectators: merged.spectators,
    level: merged.level,
    language: merged.language,
    club: merged.club,
  };
}

/** What tables have that were made before there was a choice. */
const BEFORE_CHOICE = {
  absentAfter: 3,
  whenAbsent: 'bot',
  botSeconds: 1,
  level: 'any',
  language: null,
  club: null,
} as const;

/** The settings of a table of any earlier version. */
export const completeSettings = (saved: Settings): Settings => ({ ...BEFORE_CHOICE, ...saved });

function defaultSettings(tableGame: TableGame): Settings {
  return {
    options: {},
    clock: { kind: 'none' },
    whenOut: 'bot',
    // Not the weakest, which may play at random, nor the strongest, which may take long.
    standIn: tableGame.bots[1] ?? itemAt(tableGame.bots, 0),
    ...BEFORE_CHOICE,
    open: false,
    rated: false,
    spectators: true,
  };
}

const WHEN_OUT: readonly string[] = ['bot', 'simplest', 'wait'];
const WHEN_ABSENT: readonly string[] = ['bot', 'on', 'end'];

function oneOf(field: string, known: readonly string[], value: string): void {
  if (!known.includes(value)) throw new BadInput(`${field} must be one of ${known.join(', ')}`);
}

function readAbsentAfter(turns: number): number {
  if (!(Number.isInteger(turns) && turns >= 1 && turns <= 10)) throw new BadInput('absentAfter must be from 1 to 10');
  return turns;
}

function readBotSeconds(seconds: number): number {
  if (!(seconds >= 0.1 && seconds <= 10)) throw new BadInput('botSeconds must be from 0.1 to 10');
  return seconds;
}

/** Throws BadInput unless the game can be played by this many. */
export function checkPlayers(game: Game, players: number): void {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    throw new BadInput(`${game.id} is for ${min} to ${max} players, not ${players}`);
  }
}
