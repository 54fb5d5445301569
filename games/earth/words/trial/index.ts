import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/trial.ts';
import { en } from '../en/trial.ts';
import { es } from '../es/trial.ts';
import { fr } from '../fr/trial.ts';
import type { TrialWords } from './types.ts';

export const trialWords: Readonly<Record<Language, TrialWords>> = typesetWords({ en, fr, de, es });
