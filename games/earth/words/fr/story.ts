import type { StoryWords } from '../story/types.ts';

const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const story: StoryWords = {
  chose: {
    green: (name) => `${name} a planté`,
    red: (name) => `${name} a composté`,
    blue: (name) => `${name} a arrosé`,
    yellow: (name) => `${name} a fait croître`,
  },
  besides: 'aux tours des autres',
  besidesYou: 'pendant vos tours',
  planted: (names) => names,
  faceDown: (n) => `${cards(n)} face cachée`,
  fromCards: (goods, n) => `puis ${goods} grâce à ${cards(n)}`,
  activated: (n) => `${cards(n)} activée${n < 2 ? '' : 's'}`,
  paid: (goods) => `payé ${goods}`,
  played: (names) => `joué ${names}`,
  germinated: (names) => `fait germer ${names}`,
  claimed: (names) => `revendiqué ${names}`,
  bonus: 'pris le bonus',
  revealed: (card) => `révélé ${card}`,
};
