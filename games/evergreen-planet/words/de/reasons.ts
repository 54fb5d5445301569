import type { ReasonWords } from '../reasons/types.ts';

export const de: ReasonWords = {
  terms: {
    light: ({ name }) => `Sonne im ${name}`,
    forest: 'größter Wald',
    room: 'Platz neben dem Wald',
    fertility: ({ name }) => `Fruchtbarkeit (${name})`,
    plants: 'noch wachsende Pflanzen',
    bushes: 'Büsche',
    lakes: 'von Seen belegte Felder',
    power: ({ name }) => `Fähigkeit für später (${name})`,
    scored: 'Punkte sofort',
    token: 'Start in der nächsten Runde',
    rival: ({ name }) => `${name} wollte diese Karte`,
    rivalGets: ({ name }) => `lässt ${name} die Wunschkarte`,
  },
  mistakes: {
    light: 'Sonne verschenkt',
    forest: 'Wald vernachlässigt',
    room: 'Kein Platz mehr für den Wald',
    fertility: 'Fruchtbarkeit übersehen',
    plants: 'Zu wenig, das noch wächst',
    bushes: 'Büsche ausgelassen',
    lakes: 'Felder an Seen verloren',
    power: 'Fähigkeit nicht verbessert',
    scored: 'Punkte liegen gelassen',
    token: 'Start einer Runde verschenkt',
    rival: 'Karte einem Gegner überlassen',
  },
};
