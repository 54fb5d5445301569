import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LobbyWords } from './types.ts';

export type { LobbyWords } from './types.ts';

export const lobbyWords: Readonly<Record<Language, LobbyWords>> = typesetWords({ en, fr, de, es });

export const useLobbyWords = (): LobbyWords => lobbyWords[useLanguage()];
