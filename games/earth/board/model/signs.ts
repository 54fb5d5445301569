import { itemAt } from '@grove/kernel';
import { TEAM_COLORS } from '../../material/team-colors.ts';
import type { Options } from '../../rules/options.ts';
import { seatTeam, teamCount } from '../../rules/seating.ts';
import { monogramsOf } from './monograms.ts';

/** Two colours that can be read on each other: 4.5 and more. */
export interface Tone {
  readonly ground: string;
  readonly ink: string;
}

/** How a player is marked everywhere: at the seat, on claimed fauna, in the log and on the score pad. */
export interface SeatSign {
  readonly tone: Tone;
  /** One or two characters, unlike those of everybody else at the table. */
  readonly letter: string;
  /** The number of the team from 0, which is also seen in the shape; undefined where everybody plays alone. */
  readonly team: number | undefined;
}

const WHITE = '#ffffff';

const TONES: readonly Tone[] = [
  { ground: '#1c5a44', ink: WHITE },
  { ground: '#c8863a', ink: '#2b1600' },
  { ground: '#6a5487', ink: WHITE },
  { ground: '#2f6f9f', ink: WHITE },
  { ground: '#a8402f', ink: WHITE },
  { ground: '#d9c04a', ink: '#2e2600' },
];

/** E16: the members of a team have tones of one colour; the first is that of the team. */
const TEAM_TONES: readonly (readonly Tone[])[] = [
  [
    { ground: TEAM_COLORS[0], ink: WHITE },
    { ground: '#8cc79d', ink: '#0c2418' },
    { ground: '#3f7d55', ink: WHITE },
  ],
  [
    { ground: TEAM_COLORS[1], ink: WHITE },
    { ground: '#eeab6b', ink: '#3a1a00' },
    { ground: '#b0571a', ink: WHITE },
  ],
  [
    { ground: TEAM_COLORS[2], ink: WHITE },
    { ground: '#a9b9ec', ink: '#131f45' },
    { ground: '#5b7fc0', ink: '#0a1024' },
  ],
];

const GAIA: Tone = { ground: '#2a2d33', ink: WHITE };

export const teamTone = (team: number): Tone => itemAt(itemAt(TEAM_TONES, team), 0);

/** The signs of everybody at a table, Gaia's behind the last seat (E17). */
export function signsOf(labels: readonly string[], gaia: string, teams: Options['teams']): SeatSign[] {
  const letters = monogramsOf([...labels, gaia]);
  return letters.map((letter, seat) => {
    if (seat >= labels.length) return { letter, tone: GAIA, team: undefined };
    if (teams === 'none') return { letter, tone: itemAt(TONES, seat % TONES.length), team: undefined };
    const team = seatTeam(teams, seat);
    const member = Math.floor(seat / teamCount(teams));
    return { letter, tone: itemAt(itemAt(TEAM_TONES, team), member), team };
  });
}
