import type { IllustratedRulebook } from '@grove/game-kit/rulebook';
import { planetRulebook } from '../../rulebook/index.ts';
import { Symbols, SYMBOLS_ID } from '../planet/symbols.tsx';
import { planetExample } from './examples.tsx';
import { planetLegend } from './legend.tsx';
import { planetPicture } from './pictures.tsx';
import '../styles/tokens.css';

export const illustratedPlanet: IllustratedRulebook = {
  book: planetRulebook,
  symbols: { id: SYMBOLS_ID, draw: () => <Symbols /> },
  picture: planetPicture,
  example: planetExample,
  legend: planetLegend,
};
