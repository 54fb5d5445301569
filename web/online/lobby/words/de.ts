import type { LobbyWords } from './types.ts';

export const de: LobbyWords = {
  intro:
    'Setz dich an einen offenen Tisch, sieh einer Partie zu, oder mach einen eigenen Tisch auf und lade Freunde ein. Ein Konto ist nicht nötig.',
  level: 'Wer willkommen ist',
  levels: { any: 'Für alle', new: 'Neulinge willkommen', experienced: 'Für Erfahrene' },
  language: 'Sprache am Tisch',
  anyLanguage: 'Jede Sprache',
  rated: 'Rangliste',
  casual: 'Freie Partie',
  full: 'Voll, gleich geht es los',
  join: 'Mitspielen',
  watch: 'Zusehen',
  toWatch: 'Partien zum Zusehen',
  noneToWatch: 'Gerade läuft keine Partie aus der Liste.',
  share: 'Link teilen',
  shareText: (title) => `Spiel ${title} mit mir`,
  mayOnlySit: 'Wer diesen Link hat, kann mitspielen; die Partie sehen nur die Mitspieler. Ein Konto ist nicht nötig.',
  learnFirst: (title) => `${title} ist neu für dich? Lern es erst kennen; der Tisch wartet.`,
  allTaken: 'Dieser Tisch ist voll: Alle Plätze sind besetzt.',
  watchHere: 'Bleib hier, um zuzusehen, wenn es losgeht.',
  noSpectators: 'Die Partie sehen nur die Mitspieler.',
  fullWatching: 'Dieser Tisch ist voll; du siehst zu.',
  otherTables: 'Anderen Tisch suchen',
};
