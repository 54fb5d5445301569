import type { BoardWords } from '../screen/types.ts';

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
const NUMBERS = ['Aucune', 'Encore une', 'Encore deux'];

export const fr: BoardWords = {
  you: 'Vous',
  table: 'Table',
  hand: 'Votre main',
  handOf: (count) => `${cards(count)} en main`,
  hit: 'Tube',
  countsTwice: 'compte double',
  hitIs: (colour) => `Disque des tubes : ${colour} compte double`,
  noDisc: 'Aucun disque',
  inTheMiddle: 'Au centre de la table',
  galaToCome: 'Gala à venir',
  galaHeld: 'Gala passé',
  concertsLeft: (concerts) => (concerts < 2 ? `${concerts} concert restant` : `${concerts} concerts restants`),
  points,
  onTurn: 'joue',
  pileNames: ['pile gauche', 'pile centrale', 'pile droite'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, sur ${cards(below)}`),
  empty: 'vide',
  faceDown: 'face cachée',
  disc: (colour, value, next) => `disque ${colour} à ${value}, puis ${next}`,
  hasHit: 'a le tube',
  mayChoose: 'peut être choisie',
  glass: 'au sablier.',
  secondsLeft: (seconds) => (seconds < 2 ? `${seconds} seconde restante` : `${seconds} secondes restantes`),
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'carte' : 'cartes'}, ou arrêtez là`,
    waitFor: (names) => `En attente : ${names}`,
    turnOf: (name) => `Au tour de ${name}`,
    pickNote: 'Elle reste face cachée jusqu’à ce que chacun en ait choisi trois.',
    revealNote: 'Toutes les cartes sont révélées en même temps ; jusque-là, vous pouvez annuler vos choix.',
    chooseCard: 'Choisissez une carte, puis n’importe quelle pile.',
    choosePile: (card) => `Choisissez une pile pour le ${card}.`,
    cardFirst: 'Choisissez d’abord une carte de votre main.',
    worthNow: (count) => `Un concert vous rapporterait ${points(count)} maintenant.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `votre ${covered}` : `le ${covered} de ${owner}`;
    const moves = discs.map(({ colour, to, value }) =>
      to === undefined
        ? `vous donnerait le disque ${colour}, à ${value}`
        : `enverrait le disque ${colour} à ${to}, à ${value}`,
    );
    return `Le ${card} sur ${place} ${moves.length === 0 ? 'ne déplacerait aucun disque' : moves.join(', et ')}.`;
  },
  wouldPay: (count) => `Un concert vous rapporterait alors ${points(count)}.`,
  choose: {
    choices: 'Choix',
    playHere: (card) => `Jouer le ${card} ici`,
    putAside: (card) => `Placer le ${card}`,
    endTurn: 'Finir le tour',
    concert: (count) => `Concert ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Le tube reste ${colour}`,
    hitMoved: (colour) => `Le tube devient ${colour}`,
    turnHit: (colour, count) => `Tourner le disque des tubes, ${colour} : un concert rapporterait ${count}`,
    undo: 'Annuler',
    noUndo: 'Impossible d’annuler : de nouvelles cartes ont été révélées.',
    redo: 'Rétablir',
    typeMove: 'Saisir un coup',
    play: 'Jouer',
    close: 'Fermer',
  },
  log: {
    title: 'Journal',
    nothingYet: 'Il ne s’est encore rien passé.',
    newest: 'Depuis votre dernier tour',
  },
  end: {
    title: 'Concert final',
    youWin: 'Vous gagnez',
    wins: (name) => `${name} gagne`,
    share: (names) => `${names} partagent la victoire`,
    concert: (number) => `Concert ${number}`,
    final: 'Final',
    inConcert: (number) => `au concert ${number}`,
    inFinal: 'au concert final',
    tied: 'Égalité de points : le concert final le plus élevé départage.',
    total: 'Total',
    gala: 'gala',
  },
  setUp: {
    ring: 'Ordre du disque des tubes',
    swap: 'Touchez deux artistes pour échanger leurs places. Le tube avance d’un cran sur le cercle.',
    usualRing: 'Ordre habituel',
  },
};
