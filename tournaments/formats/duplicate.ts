import type { Pairing } from '../log/event.ts';
import { duplicateTables } from '../pairing/duplicate.ts';
import { duplicateScores } from '../standings/duplicate-scores.ts';
import type { Tournament } from '../tournament.ts';
import type { FormatRules } from './format-rules.ts';

const pair = (tournament: Tournament): Pairing => ({ tables: duplicateTables(tournament), byes: [], idle: [] });

/** The same deals for all who come within the window, paired at once from those who wait. */
export const duplicate: FormatRules = { pair, points: duplicateScores };
