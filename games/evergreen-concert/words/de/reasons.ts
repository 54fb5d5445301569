import type { ReasonWords } from '../reasons/types.ts';

export const de: ReasonWords = {
  terms: {
    paid: 'was das Konzert jetzt bringt',
    hit: 'wo der Hit steht',
    later: 'Konzerte für später',
    gala: 'die Gala für später',
    disc: ({ name }) => `Scheibe ${name} für spätere Konzerte`,
    rivalLess: ({ name }) => `${name} hat weniger`,
    rivalMore: ({ name }) => `${name} hat mehr`,
    cards: 'Karten auf der Hand',
    opening: ({ name }) => `der Wert für die Vorrunde (am besten nahe ${name})`,
  },
  strongest: 'der stärkste Gegner',
  mistakes: {
    paid: 'Ein Konzert, das zu wenig bringt',
    hit: 'Den Hit anderen überlassen',
    later: 'Konzerte zu früh veranstaltet',
    gala: 'Die Gala zu früh veranstaltet',
    disc: 'Scheiben nicht geholt',
    rival: 'Scheiben einem Gegner überlassen',
    cards: 'Zu viele Karten ausgegeben',
    opening: 'Unpassende Karten für die Vorrunde',
  },
};
