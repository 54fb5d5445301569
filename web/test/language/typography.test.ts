import { type Language, LANGUAGES } from '@grove/game-kit';
import { describe, expect, test } from 'vitest';
import { playedIn } from './played.ts';
import { sentencesIn } from './sentences.ts';

/** What no text may hold, under the name of the rule that it breaks. */
type Faults = Readonly<Record<string, RegExp>>;

const EVERYWHERE: Faults = {
  'three full stops': /\.\.\./,
  'two spaces': /\s\s/,
  'space before a full stop or a comma': /\s[.,](?!\d)/,
  'space at the end of a note': /[.!?]\s$/,
};

/** Numbers keep to their nouns; decimals have commas, unless they number a rule (E5.2). */
const NUMBERS: Faults = {
  'breaking space after a number': /(?<![\p{L}\d])\d+ \p{L}/u,
  'breaking space before %': / %/,
  'decimal point': /(?<![\p{L}\d])\d+\.\d/u,
};

const FAULTS: Readonly<Record<Language, Faults>> = {
  en: {
    'plural after 1':
      /(?<![\p{L}\d.])(?<!of )1 (players|points|cards|seconds|minutes|days|games|seats|sprouts|seeds|leaves)\b/u,
    'question without its mark': /^(How many|Which|Whom?|What is|What for)\b[^?]*$/,
    'foreign quotes': /[«»„]/,
  },
  fr: {
    ...NUMBERS,
    'breaking space before a sign': / [:;!?»]/,
    'no space before a sign': /[^\s\d][:;!?](?=\s|$)/,
    'wrong space before : or »': /[^\u00A0][:»](?=\s|[.,;]|$)/,
    'wrong space before ; ! ?': /[^\u202F][;!?]/,
    'wrong space after «': /«(?!\u00A0)/,
    'foreign quotes': /[“”„]/,
    'ellipsis after a space': /\s…/,
    'plural after 0 or 1':
      /(?<![\p{L}\d,])[01]\s(?!(sur|dans|fois|sans|plus|dès|puis|des|désormais|lilas)(?!\p{L}))\p{L}+s(?!\p{L})/u,
    'de or que before a vowel': /(?<!\p{L})(de|que) (?=[aeiouàâéèêîôû])(?![a-z]\d)/iu,
    'question without its mark': /^(Combien|Quel(?!qu)|À qui|À quoi)[^?]*$/,
    'tu instead of vous': /(?<!\p{L})(tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu,
  },
  de: {
    ...NUMBERS,
    'foreign quotes': /[«»”]|“[^.,;:!?)\s]|„[^“]*$/,
    'breaking space before an ellipsis': / …/,
    'plural after 1': /(?<![\p{L}\d,])1\s(Karten|Punkte|Siegpunkte|Sprossen|Blätter|Partien|Plätze|Felder|Konzerte)/u,
    'question without its mark': /^(Wie viele|Welche[rsn]?|Wem|Wofür|Wozu)\b[^?]*$/,
    'Sie instead of du': /[\p{L},] (Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  },
  es: {
    ...NUMBERS,
    'foreign quotes': /[“”„]/,
    'question without its marks': /^[^¿?]+\?|^(Cuánt|Qué |Quién|A quién|Para qué|Cuál)[^?]*$/u,
    'exclamation without its marks': /^[^¡]*!/,
    'ellipsis after a space': /\s…/,
    'plural after 1': /(?<![\p{L}\d,])1\s(?!(más|menos|es)(?!\p{L}))\p{L}+s(?!\p{L})/u,
    'y before i': /\sy h?[ií](?![ae])/iu,
    'vosotros or usted':
      /(?<!\p{L})(vosotr|vuestr|os(?!\p{L})|usted)|(áis|(?<!diecis)éis)(?!\p{L})|\p{L}[aei]dme(?!\p{L})/iu,
  },
};

describe.each(LANGUAGES)('everything that is said in %s', (language) => {
  const written = sentencesIn(language).map(({ text }) => text);
  const texts = [...new Set([...written, ...playedIn(language).map(({ text }) => text)])];

  // Names of cards are data and have their own.
  test('has no typewriter quotes', () => {
    expect(written.filter((text) => /["']/.test(text))).toEqual([]);
  });

  test.each(Object.entries({ ...EVERYWHERE, ...FAULTS[language] }))('has no %s', (_name, fault) => {
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  });
});
