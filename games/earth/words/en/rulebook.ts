import { end } from './rulebook/end.ts';
import { reading } from './rulebook/reading.ts';
import { setup } from './rulebook/setup.ts';
import { turn } from './rulebook/turn.ts';
import type { EarthRulebookWords } from '../../rulebook/sections.ts';

export const en: EarthRulebookWords = {
  titles: {
    E1: 'Components',
    E2: 'Terms',
    E3: 'Set-up',
    E4: 'The turn',
    E5: 'The four actions',
    E6: 'Activation',
    E7: 'Planting',
    E8: 'Conversions',
    E9: 'Sprouts and the store',
    E10: 'Growth and canopies',
    E11: 'Events',
    E12: 'Germination',
    E13: 'Fauna and leaves',
    E14: 'End of the game',
    E15: 'Final scoring',
    E16: 'Teams',
    E17: 'Alone against Gaia',
    E18: 'Deck, discard and secrets',
    E19: 'Reading abilities',
    E20: 'Counting',
    E21: 'Working out scores',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
  inShort: [
    'In your turn you choose a colour. You get its large benefit, everyone else the small one: all of you play all the time.',
    'Plant flora and terrains into a square of four by four.',
    'Then everyone activates their cards of that colour, one after the other: they give soil, sprouts, growth and more.',
    'When someone has sixteen cards, the round is played to its end. Cards, compost, sprouts, growth, terrains and goals score.',
  ],
};
