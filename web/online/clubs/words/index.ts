import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ClubWords } from './types.ts';

export type { ClubTab, ClubWords } from './types.ts';

export const clubWords: Readonly<Record<Language, ClubWords>> = typesetWords({ en, fr, de, es });

export const useClubWords = (): ClubWords => clubWords[useLanguage()];
