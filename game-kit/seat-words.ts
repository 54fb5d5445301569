import { type Seat, seatNumber } from '@grove/kernel';
import type { ByLanguage, Language } from './language.ts';

/** `drawText` knows no names of people, so it calls them by their seats. */
const SEAT: ByLanguage<string> = { en: 'seat', fr: 'place', de: 'Platz', es: 'sitio' };
const YOU: ByLanguage<string> = { en: 'you', fr: 'vous', de: 'du', es: 'tú' };

/** `seat 1`; `seat 1 (you)` where the reader sits there. */
export const seatName = (language: Language, seat: Seat, isReader = false): string =>
  `${SEAT[language]} ${seatNumber(seat)}${isReader ? ` (${YOU[language]})` : ''}`;
