import type { StoryWords } from '../story/types.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

export const story: StoryWords = {
  chose: {
    green: (name) => `${name} hat gepflanzt`,
    red: (name) => `${name} hat kompostiert`,
    blue: (name) => `${name} hat gewässert`,
    yellow: (name) => `${name} hat wachsen lassen`,
  },
  besides: 'in Zügen der anderen',
  besidesYou: 'in deinen Zügen',
  planted: (names) => names,
  faceDown: (n) => `${cards(n)} verdeckt`,
  fromCards: (goods, n) => `dann ${goods} von ${cards(n)}`,
  activated: (n) => `${cards(n)} aktiviert`,
  paid: (goods) => `${goods} bezahlt`,
  played: (names) => `gespielt: ${names}`,
  germinated: (names) => `keimen lassen: ${names}`,
  claimed: (names) => `beansprucht: ${names}`,
  bonus: 'den Bonus genommen',
  revealed: (card) => `aufgedeckt: ${card}`,
};
