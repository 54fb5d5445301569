import type { DailyWords } from './types.ts';

export const de: DailyWords = {
  openUntil: (time) => `Offen bis ${time}.`,
  goOn: 'Weiterspielen',
  begun: 'Du hast schon angefangen; deine Partie wartet auf dich.',
  scored: (points, title) =>
    `${points === 1 ? '1 Punkt' : `${points} Punkte`}${title === undefined ? '' : `: ${title}`}`,
  rankOf: (rank, players) => `Platz ${rank} von ${players}.`,
  sent: {
    no: 'Sie liegt hier und wird abgegeben, sobald der Server erreichbar ist.',
    late: 'Sie konnte an dem Tag nicht abgegeben werden und zählt nicht.',
    other: 'Du hast an dem Tag eine andere Partie abgegeben; die zählt.',
    refused: 'Der Server hat diese Partie nicht angenommen.',
  },
  handIn: 'Jetzt abgeben',
  notPlayed: 'An dem Tag hast du nicht gespielt.',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der Tag danach',
  practice: 'Zur Übung spielen',
  practiceNote: 'Übung zählt nicht.',
  practising: 'Übung',
  results: 'Ergebnisse',
  resultsAfter: 'Die Ergebnisse siehst du, sobald du gespielt hast, und morgen sehen sie alle.',
  noResults: 'Niemand hat eine Partie abgegeben.',
  noServer: 'Der Server ist gerade nicht erreichbar. Spielen kannst du trotzdem.',
  loading: 'Einen Augenblick',
  rank: 'Platz',
  player: 'Name',
  points: 'Punkte',
  watch: 'Ansehen',
  watchOf: (name) => `Die Partie von ${name} ansehen`,
  you: 'du',
};
