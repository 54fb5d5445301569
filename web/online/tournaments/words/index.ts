import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TournamentWords } from './types.ts';

export type { TournamentWords } from './types.ts';

export const tournamentWords: Readonly<Record<Language, TournamentWords>> = typesetWords({ en, fr, de, es });

export const useTournamentWords = (): TournamentWords => tournamentWords[useLanguage()];
