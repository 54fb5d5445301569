import type { CardPageWords } from '../card-page/types.ts';

const games = (n: string): string => (Number(n) < 2 ? `${n} partie` : `${n} parties`);

export const fr: CardPageWords = {
  effect: 'Effet',
  effects: {
    soil: 'Donne du sol',
    sprout: 'Donne des germes',
    growth: 'Donne de la croissance',
    draw: 'Fait piocher des cartes',
    compost: 'Composte des cartes',
    seed: 'Donne des graines',
    others: 'Donne aussi aux autres',
    exchange: 'Demande un paiement',
    count: 'Donne plus selon ce qu’elle compte',
    direction: 'Agit dans une direction',
    rule: 'Change une règle',
    score: 'Marque en fin de partie',
    objective: 'Fixe un objectif',
  },
  set: 'Boîte',
  sets: { base: 'Jeu de base', abundance: 'Abondance' },
  clear: 'Effacer la recherche',
  list: 'Liste des cartes',
  previous: 'Carte précédente',
  next: 'Carte suivante',
  place: (number, of) => `${number} sur ${of}`,
  missing: 'Aucune carte ne porte ce numéro.',
  names: 'Noms',
  latin: 'Latin',
  number: 'Numéro de carte',
  does: 'Ce qu’elle fait',
  doesNothing: 'Elle n’a pas de capacité.',
  otherSide: 'Autre face',
  rules: 'Règles de cette carte',
  figures: {
    title: 'Ce que les joueurs en ont fait',
    bots: 'Bots',
    botGames: (n, bot) => `Sur ${games(n)} à deux joueurs, en simulation ; les deux sont le bot ${bot}.`,
    people: 'Humains',
    serverGames: (n) => `Sur ${games(n)} terminées par des humains sur ce serveur, sans les bots de la table.`,
    here: 'Dans ce navigateur',
    peopleGames: (n) =>
      `Sur les dernières parties terminées dans ce navigateur, ${n} au total, sans les bots de la table.`,
    noGames: 'Ce navigateur ne conserve encore aucune partie terminée.',
    planted: (used, n) => `Plantée dans ${games(used)} sur ${n}`,
    played: (used, n) => `Jouée dans ${games(used)} sur ${n}`,
    average: (points) => `${points} PV en moyenne`,
    counted:
      'Les PV d’une carte sont ceux qui y sont imprimés, ses germes et sa croissance, et ce que sa propre capacité marque à la fin.',
  },
};
