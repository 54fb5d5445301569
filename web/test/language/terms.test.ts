import { LANGUAGES } from '@grove/game-kit';
import { describe, expect, test } from 'vitest';
import { playedIn } from './played.ts';
import { sentencesIn } from './sentences.ts';
import { de } from './terms/de.ts';
import { en } from './terms/en.ts';
import { es } from './terms/es.ts';
import { fr } from './terms/fr.ts';

const TERMS = { en, fr, de, es };

describe.each(LANGUAGES)('in %s every thing has the name of its box', (language) => {
  const said = [...sentencesIn(language), ...playedIn(language)];

  test.each(TERMS[language])('$scope: say $say, never $never', ({ scope, never }) => {
    const texts = said.filter((sentence) => scope === 'all' || sentence.scope === scope).map(({ text }) => text);
    const found = [...new Set(texts)].filter((text) => never.test(text));
    expect(found).toEqual([]);
  });
});
