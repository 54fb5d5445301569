import type { TournamentRound, TournamentTable, TournamentView } from '@grove/protocol';
import { isContinuous } from './state-text.ts';

/** The number that people know a table by: in every round from 1, as tables stand in a room; without rounds through the whole tournament. */
export const shownNumber = (
  { settings }: Pick<TournamentView, 'settings'>,
  { tables }: Pick<TournamentRound, 'tables'>,
  { number }: TournamentTable,
): number => (isContinuous(settings.format) ? number : number - (tables[0]?.number ?? number) + 1);
