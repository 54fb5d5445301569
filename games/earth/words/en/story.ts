import type { StoryWords } from '../story/types.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const story: StoryWords = {
  chose: {
    green: (name) => `${name} planted`,
    red: (name) => `${name} composted`,
    blue: (name) => `${name} watered`,
    yellow: (name) => `${name} grew`,
  },
  besides: 'on others’ turns',
  besidesYou: 'on your turns',
  planted: (names) => names,
  faceDown: (n) => `${cards(n)} face down`,
  fromCards: (goods, n) => `then ${goods} from ${cards(n)}`,
  activated: (n) => `activated ${cards(n)}`,
  paid: (goods) => `paid ${goods}`,
  played: (names) => `played ${names}`,
  germinated: (names) => `germinated ${names}`,
  claimed: (names) => `claimed ${names}`,
  bonus: 'took the completion bonus',
  revealed: (card) => `revealed ${card}`,
};
