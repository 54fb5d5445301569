import type { IllustratedRulebook } from '@grove/game-kit/rulebook';
import { concertRulebook } from '../../rulebook/index.ts';
import { Symbols, SYMBOLS_ID } from '../pieces/symbols.tsx';
import { concertExample } from './examples.tsx';
import { concertLegend } from './legend.tsx';
import { concertPicture } from './pictures.tsx';

export const illustratedConcert: IllustratedRulebook = {
  book: concertRulebook,
  symbols: { id: SYMBOLS_ID, draw: () => <Symbols /> },
  picture: concertPicture,
  example: concertExample,
  legend: concertLegend,
};
