import { botNames } from '@grove/bots';
import { type Cover, typesetWords } from '@grove/game-kit';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';
import { STYLES } from '../material/styles.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as fr } from './fr/cover.ts';

export const cover: Cover<typeof OPTIONS> = {
  id: ID,
  players: PLAYERS,
  minutes: [20, 45],
  weight: 2,
  options: OPTIONS,
  bots: botNames(STYLES),
  styles: STYLES,
  words: typesetWords({
    en,
    fr,
    de,
    es,
  }),
};
