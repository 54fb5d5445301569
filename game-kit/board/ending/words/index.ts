import type { ByLanguage } from '../../../language.ts';
import { typesetWords } from '../../../typeset.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { EndingWords } from './types.ts';

export const endingWords: ByLanguage<EndingWords> = typesetWords({ en, fr, de, es });
