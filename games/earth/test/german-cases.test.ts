import { expect, test } from 'vitest';
import { vocabularies } from '../words/index.ts';
import { tableWords } from '../words/table/index.ts';

/** A name with an adjective: in another case it would have to read `Roten Gitterling` or `Rotem Gitterling`. */
const NAME = 'Roter Gitterling';
const NAMING = new Set(['card', 'cards', 'over', 'copied', 'beside', 'turned']);
/** Whatever a sentence asks for: cards in those places where cards are named. */
const facts = new Proxy({}, { get: (_facts, fact) => (NAMING.has(String(fact)) ? NAME : 'x') });

/** Nothing before it that asks for a case: it begins the sentence, or follows a colon or the noun that bears the case. */
const NEEDS_NO_CASE = /(^|[:,] |(Karte|Faunakarte|Ereignis|Ökosystem) )$/;

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [String(value(facts))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

const { refusals, events, ownEvents, doing } = vocabularies.de;
const { ask, choose, standing } = tableWords.de;

test('names of cards stand in German sentences where they need no case', () => {
  const table = [
    standing.askAgain(NAME),
    ask.plantWhere(NAME),
    ask.pay(2, NAME),
    ask.black(NAME),
    ask.activateCard(NAME),
    ...Object.values(ask.payToActivate).map((pay) => pay(NAME)),
    ask.join(NAME),
    choose.keep(NAME),
    choose.compostCard(NAME),
    choose.play(NAME),
  ];
  const all = [...sentencesIn([refusals, events, ownEvents]), ...table];
  const declined = [...all, ...sentencesIn(doing)].filter((sentence) =>
    sentence
      .split(NAME)
      .slice(0, -1)
      .some((before) => !NEEDS_NO_CASE.test(before)),
  );
  expect(all.filter((sentence) => sentence.includes(NAME)).length).toBeGreaterThan(30);
  expect(declined).toEqual([]);
  // What is done has no subject: there a name that comes first is an object.
  expect(sentencesIn(doing).filter((sentence) => sentence.startsWith(NAME))).toEqual([]);
});
