import { cards } from '../../material/cards.ts';
import type { Ability } from '../../material/vocabulary.ts';
import { type Band, factsOf } from '../cards/facts.ts';

/** An ability as it stands on a card. */
export interface PrintedAbility {
  readonly card: number;
  /** Its place among the abilities of the card. */
  readonly place: number;
  readonly band: Band;
}

/** The words of the vocabulary that an ability is made of; each of them is explained once. */
function wordsIn({ pay, gain, effect, place, per, score, need, direction }: Ability): string[] {
  return [
    ...pay.map(({ what }) => `pay ${what}`),
    ...gain.map(({ what }) => `gain ${what}`),
    ...(effect ? [`effect ${effect.kind}`] : []),
    ...(place ? [`place ${place.mode}`] : []),
    ...(per ? ['per'] : []),
    ...(score ? ['score', `score ${score.counter.count}`] : []),
    ...(need ? ['need'] : []),
    ...(direction ? [`direction ${direction}`] : []),
  ];
}

/** For every word of the vocabulary the shortest ability that uses it, in the order of the cards. */
export function abilityReference(): readonly PrintedAbility[] {
  const shortest = new Map<string, PrintedAbility>();
  cards.forEach((card, number) => {
    card.abilities.forEach((ability, place) => {
      const band = factsOf(number).bands[place];
      if (band === undefined) return;
      for (const word of wordsIn(ability)) {
        const known = shortest.get(word);
        if (known === undefined || band.tokens.length < known.band.tokens.length) {
          shortest.set(word, { card: number, place, band });
        }
      }
    });
  });
  return [...new Map([...shortest.values()].map((one) => [`${one.card} ${one.place}`, one])).values()];
}
