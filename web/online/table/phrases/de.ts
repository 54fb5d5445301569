import type { PhraseWords } from './types.ts';

export const de: PhraseWords = {
  title: 'Kurze Sätze',
  note: 'Alle lesen sie in ihrer Sprache.',
  phrases: {
    hello: 'Hallo!',
    luck: 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    'nice-move': 'Schöner Zug!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    yes: 'Ja.',
    no: 'Nein.',
    thinking: 'Ich denke nach.',
    'take-your-time': 'Lass dir Zeit.',
    moment: 'Bin gleich zurück.',
    back: 'Bin wieder da.',
    again: 'Noch eine Partie?',
    bye: 'Danke für die Partie. Tschüss!',
  },
};
