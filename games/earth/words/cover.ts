import { botNames } from '@grove/bots';
import { type Cover, typesetWords } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';
import { STYLES } from '../material/styles.ts';
import { TEAM_COLORS } from '../material/team-colors.ts';
import { seatTeam } from '../rules/seating.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as fr } from './fr/cover.ts';

export const cover: Cover<typeof OPTIONS> = {
  id: ID,
  players: PLAYERS,
  minutes: [45, 120],
  weight: 3,
  options: OPTIONS,
  teamOf: ({ teams }, seat) => {
    const format = OPTIONS.teams.values.find((value) => value === teams);
    if (format === undefined || format === 'none') return undefined;
    const number = seatTeam(format, seat);
    return { number, color: itemAt(TEAM_COLORS, number) };
  },
  bots: botNames(STYLES),
  styles: STYLES,
  words: typesetWords({
    en,
    fr,
    de,
    es,
  }),
};
