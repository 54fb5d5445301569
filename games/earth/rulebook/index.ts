import { typesetWords } from '@grove/game-kit';
import type { Rulebook } from '@grove/game-kit/rulebook';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { earthSections } from './sections.ts';

export const earthRulebook: Rulebook = { sections: earthSections, words: typesetWords({ en, fr, de, es }) };
