import type { TrialWords } from '../trial/types.ts';

export const fr: TrialWords = {
  begin: 'Essayer',
  title: 'Simple essai, rien n’est joué',
  note: 'Ici les autres ne font rien, les cartes à piocher restent inconnues et une horloge continue de tourner.',
  play: 'Jouer ainsi',
  drop: 'Abandonner',
  changes: 'Ce qui change',
  nothing: 'Vos PV ne changent pas pour l’instant.',
  points: 'PV',
  total: 'Total',
  fauna: 'Faune',
  reached: 'atteint',
  becomes: (now, then) => `${now} → ${then}`,
  unknownCards: (cards) =>
    cards < 2
      ? `Plus ${cards} carte que vous ne connaissez pas encore.`
      : `Plus ${cards} cartes que vous ne connaissez pas encore.`,
  stops: {
    turn: 'Ici le tour se terminerait',
    unknown: 'Ici vous verriez de nouvelles cartes',
  },
  stopNotes: {
    turn: 'Jouez ces étapes, annulez la dernière ou abandonnez-les toutes.',
    unknown: 'Personne ne peut les connaître. Jouez les étapes jusqu’ici ou abandonnez-les toutes.',
  },
  playing: (left) =>
    left < 2 ? `Votre plan se joue, reste ${left} étape` : `Votre plan se joue, restent ${left} étapes`,
  stopped: {
    illegal: 'Le plan s’arrête : son étape suivante n’est plus possible. Continuez d’ici.',
    turn: 'Le plan s’arrête : le tour a continué sans lui.',
    refused: 'Le plan s’arrête : la table a refusé son étape suivante. Continuez vous-même d’ici.',
  },
};
