import { type SeatSign, type Tone, usualSigns } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { TEAM_COLORS } from '../../material/team-colors.ts';
import type { Options } from '../../rules/options.ts';
import { seatTeam, teamCount } from '../../rules/seating.ts';

const WHITE = '#ffffff';

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

export const teamTone = (team: number): Tone => itemAt(itemAt(TEAM_TONES, team), 0);

/** The signs of everybody at a table, Gaia's behind the last seat (E17). */
export function signsOf(labels: readonly string[], gaia: string, teams: Options['teams']): SeatSign[] {
  const signs = usualSigns(labels, gaia);
  if (teams === 'none') return signs;
  return signs.map((sign, seat) => {
    if (seat >= labels.length) return sign;
    const team = seatTeam(teams, seat);
    const member = Math.floor(seat / teamCount(teams));
    return { letter: sign.letter, tone: itemAt(itemAt(TEAM_TONES, team), member), team };
  });
}
