import type { BoardWords } from './types.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const cards = (count: number): string => (count === 1 ? '1 carte' : `${count} cartes`);
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
  inTheMiddle: 'Au milieu',
  galaToCome: 'Gala à venir',
  galaHeld: 'Gala donné',
  concertsLeft: (concerts) => (concerts === 1 ? '1 concert restant' : `${concerts} concerts restants`),
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
  secondsLeft: (seconds) => `${seconds} secondes restantes`,
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'carte' : 'cartes'}, ou arrêtez là`,
    waitFor: (names) => `On attend ${names}`,
    turnOf: (name) => `${name} joue`,
    pickNote: 'Personne ne la voit avant que chacun en ait trois.',
    revealNote: 'Tout est révélé en même temps ; jusque-là, vous pouvez reprendre les vôtres.',
    chooseCard: 'Choisissez une carte, puis la pile de n’importe qui.',
    choosePile: (card) => `Choisissez une pile pour le ${card}.`,
    cardFirst: 'Choisissez d’abord une carte de votre main.',
    worthNow: (count) => `Un concert vous rapporte ${count} maintenant.`,
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
  wouldPay: (count) => `Un concert vous rapporterait ${count}.`,
  choose: {
    choices: 'Choix',
    playHere: (card) => `Jouer le ${card} ici`,
    putAside: (card) => `Mettre le ${card} de côté`,
    endTurn: 'Finir le tour',
    concert: (count) => `Concert ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Le tube reste ${colour}`,
    hitMoved: (colour) => `Tube tourné : ${colour}`,
    turnHit: (colour, count) => `Tourner le tube sur ${colour} : un concert rapporterait ${count}`,
    undo: 'Reprendre',
    noUndo: 'Rien ne peut être repris maintenant : ce qui a été vu reste vu.',
    redo: 'Refaire',
    typeMove: 'Saisir un coup',
    play: 'Jouer',
    close: 'Fermer',
  },
  log: {
    title: 'Ce qui s’est passé',
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
    total: 'Total',
    gala: 'gala',
  },
};
