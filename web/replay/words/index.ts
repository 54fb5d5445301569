import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ReplayWords } from './types.ts';

export type { ReplayWords } from './types.ts';

export const replayWords: Readonly<Record<Language, ReplayWords>> = typesetWords({ en, fr, de, es });

export const useReplayWords = (): ReplayWords => replayWords[useLanguage()];
