import { BadInput } from '@grove/kernel';
import type { OPTIONS } from '../material/options.ts';

/** The values that an option can have. */
type ValueOf<Option extends keyof typeof OPTIONS> = (typeof OPTIONS)[Option]['values'][number];
export type Difficulty = ValueOf<'gaia'>;

export type Options = {
  readonly level: ValueOf<'level'>;
  /** False leaves the Abundance expansion in the box (E3.12). */
  readonly abundance: boolean;
  readonly teams: ValueOf<'teams'>;
  /** How hard Gaia is; used in solo games only (E17.8). */
  readonly gaia: Difficulty;
  /**
   * E18.5: face down, what is planted in a green action is turned up when everybody has chosen. Left out of states and views
   * otherwise: games that began before it could be chosen do not name it either.
   */
  readonly planting?: ValueOf<'planting'>;
  /** E18.1: by agreement of all, what is composted from the deck comes from the discard as long as there is one. */
  readonly compostFrom: ValueOf<'compostFrom'>;
  /** Whether the table reckons everybody's points all along, or shows those of others at the end only. */
  readonly scores: ValueOf<'scores'>;
};

/** The options as a state keeps them. */
export const keptOptions = ({ planting = 'open', ...others }: Options): Options =>
  planting === 'open' ? others : { ...others, planting };

const PLAYERS_OF_FORMAT = { none: 0, '2v2': 4, '2v2v2': 6, '3v3': 6 } as const;

/** What the options cannot say one by one. */
export function checkTable(players: number, { level, abundance, teams, planting }: Options): void {
  if (players === 1 && level === 'beginner') throw new BadInput('solo is played at standard or advanced level (E3.11)');
  if (players === 6 && !abundance) throw new BadInput('six players need Abundance (E3.11)');
  if (players === 1 && planting === 'faceDown') throw new BadInput('planting face down needs others (E18.5)');
  if (teams === 'none') return;
  const needed = PLAYERS_OF_FORMAT[teams];
  if (players !== needed) throw new BadInput(`teams ${teams} need ${needed} players, not ${players} (E16.1)`);
}
