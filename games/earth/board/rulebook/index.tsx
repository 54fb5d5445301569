import type { IllustratedRulebook } from '@grove/game-kit/rulebook';
import { earthRulebook } from '../../rulebook/index.ts';
import { earthExample } from './examples.tsx';
import { earthLegend } from './legend.tsx';
import { earthPicture } from './pictures.tsx';

export const illustratedEarth: IllustratedRulebook = {
  book: earthRulebook,
  picture: earthPicture,
  example: earthExample,
  legend: earthLegend,
};
