import { typesetWords } from '@grove/game-kit';
import type { Rulebook } from '@grove/game-kit/rulebook';
import { de } from '../words/de/rulebook.ts';
import { en } from '../words/en/rulebook.ts';
import { es } from '../words/es/rulebook.ts';
import { fr } from '../words/fr/rulebook.ts';
import { concertInShort, concertSections } from './sections.ts';

export const concertRulebook: Rulebook = {
  sections: concertSections,
  inShort: concertInShort,
  words: typesetWords({ en, fr, de, es }),
};
