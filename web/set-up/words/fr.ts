import type { SetUpWords } from './types.ts';

export const fr: SetUpWords = {
  opponent: 'Votre adversaire',
  open: 'Quelqu’un ailleurs',
  notes: {
    seedling: 'Débute encore. Idéal pour une première partie.',
    sapling: 'Connaît les règles, oublie parfois ses plans.',
    tree: 'Joue solide et profite des erreurs.',
    ancient: 'Voit loin. Difficile à battre.',
    person: 'Vous vous passez cet appareil.',
    open: 'Arrive par un lien, en direct ou sur plusieurs jours.',
  },
  yourTeam: 'Votre équipe',
  team: (number) => `Équipe ${number}`,
  measure: 'Un bot qui sert à mesurer les autres.',
  strength: (level, levels) => `Force ${level} sur ${levels}`,
  style: 'Style de ce bot',
  anyStyle: 'Équilibré',
  oneDeviceEach: 'En ligne, chacun a son appareil.',
  nameOf: (seat) => `Nom à la place ${seat}`,
  makeTable: 'Créer la table',
  minutes: (from, to) => `${from}–${to} min`,
  weights: ['vite appris', 'un peu de réflexion', 'beaucoup de réflexion'],
  playBot: (bot) => `Contre le bot ${bot}`,
  choosePlayers: 'Bots, amis, options',
  withBots: 'Jouez contre des bots, sur un appareil ou avec des amis ailleurs.',
};
