import { BadInput, type OptionSpecs } from '@grove/kernel';

const LEVELS = ['beginner', 'standard', 'advanced'] as const;
const TEAM_FORMATS = ['none', '2v2', '2v2v2', '3v3'] as const;
const COMPOST_SOURCES = ['deck', 'discard'] as const;
const DIFFICULTIES = ['beginner', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Options = {
  readonly level: (typeof LEVELS)[number];
  /** False leaves the Abundance expansion in the box (E3.12). */
  readonly abundance: boolean;
  readonly teams: (typeof TEAM_FORMATS)[number];
  /** How hard Gaia is; used in solo games only (E17.8). */
  readonly gaia: Difficulty;
  /** E18.1: by agreement of all, what is composted from the deck comes from the discard as long as there is one. */
  readonly compostFrom: (typeof COMPOST_SOURCES)[number];
};

export const optionSpecs: OptionSpecs = {
  level: { kind: 'choice', values: LEVELS, default: 'standard' },
  abundance: { kind: 'choice', values: [true, false], default: true },
  teams: { kind: 'choice', values: TEAM_FORMATS, default: 'none' },
  gaia: { kind: 'choice', values: DIFFICULTIES, default: 'medium' },
  compostFrom: { kind: 'choice', values: COMPOST_SOURCES, default: 'deck' },
};

const PLAYERS_OF_FORMAT = { none: 0, '2v2': 4, '2v2v2': 6, '3v3': 6 } as const;

/** What the options cannot say one by one. */
export function checkTable(players: number, { level, abundance, teams }: Options): void {
  if (players === 1 && level === 'beginner') throw new BadInput('solo is played at standard or advanced level (E3.11)');
  if (players === 6 && !abundance) throw new BadInput('six players need Abundance (E3.11)');
  if (teams === 'none') return;
  const needed = PLAYERS_OF_FORMAT[teams];
  if (players !== needed) throw new BadInput(`teams ${teams} need ${needed} players, not ${players} (E16.1)`);
  if (!abundance) throw new BadInput('team games are played with Abundance (E16.1)');
}
