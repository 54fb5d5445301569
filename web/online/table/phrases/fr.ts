import type { PhraseWords } from './types.ts';

export const fr: PhraseWords = {
  title: 'Phrases rapides',
  note: 'Chacun les lit dans sa langue.',
  phrases: {
    hello: 'Bonjour !',
    luck: 'Bonne chance !',
    'well-played': 'Bien joué !',
    'nice-move': 'Joli coup !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    yes: 'Oui.',
    no: 'Non.',
    thinking: 'Je réfléchis.',
    'take-your-time': 'Prenez votre temps.',
    moment: 'Je reviens tout de suite.',
    back: 'Me revoilà.',
    again: 'Encore une partie ?',
    bye: 'Merci pour la partie. Au revoir !',
  },
};
