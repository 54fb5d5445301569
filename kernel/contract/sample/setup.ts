import type { Chance } from '@grove/kernel';
import { nameOfCard } from './move.ts';
import { CARDS, HAND, NONE, type Options, type State } from './types.ts';
import { NEWEST_RULES } from './versions.ts';

export function start(players: number, options: Options, chance: Chance, rules = NEWEST_RULES): State {
  const deck = Array.from({ length: CARDS }, (_, i) => i + 1);
  chance.shuffle(deck, nameOfCard);
  const hands = Array.from({ length: players }, () => sorted(deck.splice(0, HAND)));
  const bonus = chance.pick(players);
  const prize = deck.splice(0, 1)[0];
  return {
    rules,
    options,
    deck,
    hands,
    chosen: hands.map(() => NONE),
    prize,
    round: 0,
    played: [],
    bonus: hands.map((_, seat) => Number(seat === bonus)),
    won: hands.map(() => 0),
  };
}

const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
