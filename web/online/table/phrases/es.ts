import type { PhraseWords } from './types.ts';

export const es: PhraseWords = {
  title: 'Frases rápidas',
  note: 'Cada cual las lee en su idioma.',
  phrases: {
    hello: '¡Hola!',
    luck: '¡Buena suerte!',
    'well-played': '¡Bien jugado!',
    'nice-move': '¡Buena jugada!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    yes: 'Sí.',
    no: 'No.',
    thinking: 'Estoy pensando.',
    'take-your-time': 'Tómate tu tiempo.',
    moment: 'Vuelvo enseguida.',
    back: 'Ya estoy de vuelta.',
    again: '¿Otra partida?',
    bye: 'Gracias por la partida. ¡Adiós!',
  },
};
