import type { Rulebook } from '../../rulebook/rulebook.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { planetSections } from './sections.ts';

export const planetRulebook: Rulebook = { sections: planetSections, words: { en, fr, de, es } };
