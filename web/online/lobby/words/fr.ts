import type { LobbyWords } from './types.ts';

export const fr: LobbyWords = {
  intro:
    'Rejoignez une table ouverte, regardez une partie, ou créez une table et invitez des amis. Aucun compte n’est nécessaire.',
  level: 'Qui est bienvenu',
  levels: { any: 'Tous niveaux', new: 'Débutants bienvenus', experienced: 'Pour joueurs confirmés' },
  language: 'Langue à la table',
  anyLanguage: 'Toutes les langues',
  rated: 'Classée',
  casual: 'Partie libre',
  full: 'Complète, bientôt lancée',
  join: 'Rejoindre',
  watch: 'Regarder',
  toWatch: 'Parties à regarder',
  noneToWatch: 'Aucune partie affichée n’est en cours.',
  share: 'Partager le lien',
  shareText: (title) => `Jouez à ${title} avec moi`,
  mayOnlySit:
    'Toute personne qui a ce lien peut jouer ; seuls les joueurs voient la partie. Aucun compte n’est nécessaire.',
  learnFirst: (title) => `Vous découvrez ${title} ? Apprenez d’abord le jeu ; la table attend.`,
  allTaken: 'Cette table est complète : toutes les places sont prises.',
  watchHere: 'Restez ici pour regarder la partie quand elle commence.',
  noSpectators: 'Seuls ses joueurs verront la partie.',
  fullWatching: 'Cette table est complète ; vous regardez.',
  wantsRematch: (name) => `${name} veut rejouer`,
  invited: 'place gardée, pas encore là',
  takeInvitationBack: 'Retirer l’invitation',
  youAreInvited: 'Vous êtes invité',
  otherTables: 'Chercher une autre table',
};
