import { typesetWords } from '@grove/game-kit';
import type { Rulebook } from '@grove/game-kit/rulebook';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { planetSections } from './sections.ts';

export const planetRulebook: Rulebook = { sections: planetSections, words: typesetWords({ en, fr, de, es }) };
