import type { Rulebook } from '../../rulebook/rulebook.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { earthSections } from './sections.ts';

export const earthRulebook: Rulebook = { sections: earthSections, words: { en, fr, de, es } };
