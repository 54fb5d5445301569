import { type Language, typesetWords } from '@grove/game-kit';

/** What a calendar says of a turn that is due. */
export const calendarWords: Readonly<Record<Language, (title: string) => string>> = typesetWords({
  en: (title) => `${title}: your turn is due`,
  fr: (title) => `${title} : jouez avant cette heure`,
  de: (title) => `${title}: bis dahin bist du am Zug`,
  es: (title) => `${title}: juega antes de esta hora`,
});
