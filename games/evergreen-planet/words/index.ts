import { type GameWords, type Language, say, type Told, typesetWords, upper } from '@grove/game-kit';
import type { Refusal, Seat } from '@grove/kernel';
import type { Biome, Power } from '../material/facts.ts';
import type { PlanetTypes, Reason } from '../rules/types.ts';
import { de } from './de/game.ts';
import { en } from './en/game.ts';
import { es } from './es/game.ts';
import { fr } from './fr/game.ts';
import { mistakeText, reasonText, reasonWords } from './reasons/index.ts';
import { whyText } from './why.ts';
import { turnText } from './turn.ts';
import type { EventFact, EventLine, Named, OwnEventLine, RefusalFact, Vocabulary } from './vocabulary.ts';
import type { Event } from '../rules/events.ts';

export const vocabularies: Readonly<Record<Language, Vocabulary>> = typesetWords({ en, fr, de, es });

/** A card as people call it: `snow, lake`. */
export function cardName(words: Vocabulary, id: string): string {
  const [biome, power] = id.split('-');
  const names = [words.biomes[biome as Biome | 'wild'], words.powers[power as Power]];
  return names.every((name) => name !== undefined) ? names.join(', ') : id;
}

const isCard = (fact: string): boolean => fact === 'card' || fact === 'turned';

/** Facts are ids; people want names. A power stands in `card` when the refusal is about the card's power. */
function named(words: Vocabulary, facts: Named): Named {
  const translate = (fact: string, value: string | number): string | number => {
    if (fact === 'biome') return words.biomes[value as Biome];
    if (fact === 'power' || value in words.powers) return words.powers[value as Power];
    return isCard(fact) ? cardName(words, String(value)) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, translate(fact, value)]));
}

function wordsFor(language: Language): GameWords<PlanetTypes> {
  const words = vocabularies[language];
  const reasons = reasonWords[language];
  return {
    refusal: ({ reason, facts }: Refusal<Reason>) =>
      upper(say(words.refusals[reason], named(words, facts) as Told<RefusalFact>)),
    event: (event, nameOf, reader) => eventText(words, event, nameOf, reader),
    turn: (view, steps) => turnText(language, words, view, steps, (id) => cardName(words, id)),
    why: (view, seat, steps) => whyText(words, view, seat, steps),
    reason: (term, about) => reasonText(reasons, words, term, about),
    mistake: (kind) => mistakeText(reasons, kind),
  };
}

/** What happened, in a sentence; told to `you`, if one's own seat is given, as to whoever did it. */
export function eventText(
  words: Vocabulary,
  event: Event,
  nameOf: (seat: number) => string,
  you?: Seat,
): string | undefined {
  const line = lineOf(event);
  if (line === undefined) return undefined;
  const isOwn = you !== undefined && isOnly(event, you) && Object.hasOwn(words.ownEvents, line);
  const sentence = isOwn ? words.ownEvents[line as OwnEventLine] : words.events[line];
  return upper(say(sentence, factsOf(words, event, nameOf) as Told<EventFact>));
}

/** Whether an event is about this seat and no other. */
const isOnly = (event: Event, seat: Seat): boolean =>
  'winners' in event ? event.winners.every((winner) => winner === seat) : whoOf(event) === seat;

const whoOf = (event: Event): Seat | 'opponent' | undefined =>
  'seat' in event ? event.seat : 'picker' in event ? event.picker : 'first' in event ? event.first : undefined;

/** The line of the log that tells of an event; none for those that only move pieces. */
function lineOf(event: Event): EventLine | undefined {
  switch (event.kind) {
    case 'river':
    case 'token':
    case 'action':
      return undefined;
    case 'taken':
      return event.withToken ? 'takenWithToken' : 'taken';
    case 'left-over':
      if (event.goes === 'drought') return event.turned === null ? 'leftDrought' : 'leftDroughtTurned';
      return event.goes === 'fertility' ? 'leftFertility' : 'leftDiscard';
    case 'grown':
      return event.to === 'small' ? 'grownSmall' : 'grownBig';
    default:
      return event.kind;
  }
}

function factsOf(words: Vocabulary, event: Event, nameOf: (seat: number) => string): Named {
  const who = whoOf(event);
  const plain = Object.entries(event).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    ...named(words, Object.fromEntries(plain)),
    ...('round' in event ? { round: event.round + 1 } : {}),
    ...('season' in event ? { season: words.seasons[event.season] } : {}),
    ...(who === undefined ? {} : { name: who === 'opponent' ? words.opponent : nameOf(who) }),
    ...('winners' in event ? { name: event.winners.map(nameOf).join(', ') } : {}),
  };
}

export const words: Readonly<Record<Language, GameWords<PlanetTypes>>> = {
  en: wordsFor('en'),
  fr: wordsFor('fr'),
  de: wordsFor('de'),
  es: wordsFor('es'),
};
