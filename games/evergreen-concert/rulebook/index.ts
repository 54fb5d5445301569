import { typesetWords } from '@grove/game-kit';
import type { Rulebook } from '@grove/game-kit/rulebook';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { concertSections } from './sections.ts';

export const concertRulebook: Rulebook = { sections: concertSections, words: typesetWords({ en, fr, de, es }) };
