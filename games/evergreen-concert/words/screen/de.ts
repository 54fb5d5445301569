import type { BoardWords } from './types.ts';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const NUMBERS = ['Keine', 'Noch eine', 'Noch zwei'];

export const de: BoardWords = {
  you: 'Du',
  table: 'Tisch',
  hand: 'Deine Hand',
  handOf: (count) => `${cards(count)} auf der Hand`,
  hit: 'Hit',
  countsTwice: 'zählt doppelt',
  hitIs: (colour) => `Top-Hit-Scheibe: ${colour} zählt doppelt`,
  noDisc: 'Keine Scheibe',
  inTheMiddle: 'In der Mitte',
  galaToCome: 'Gala noch offen',
  galaHeld: 'Gala vorbei',
  concertsLeft: (concerts) => (concerts === 1 ? 'noch 1 Konzert' : `noch ${concerts} Konzerte`),
  points,
  onTurn: 'am Zug',
  pileNames: ['linker Stapel', 'mittlerer Stapel', 'rechter Stapel'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, über ${cards(below)}`),
  empty: 'leer',
  faceDown: 'verdeckt',
  disc: (colour, value, next) => `Künstlerscheibe ${colour} mit ${value}, danach ${next}`,
  hasHit: 'hat den Hit',
  mayChoose: 'wählbar',
  glass: 'auf der Sanduhr.',
  secondsLeft: (seconds) => `noch ${seconds} Sekunden`,
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'Karte' : 'Karten'}, oder hier aufhören`,
    waitFor: (names) => `Warten auf ${names}`,
    turnOf: (name) => `${name} ist am Zug`,
    pickNote: 'Niemand sieht sie, bis alle drei haben.',
    revealNote: 'Alle Karten werden zugleich aufgedeckt; bis dahin kannst du deine zurücknehmen.',
    chooseCard: 'Wähle eine Karte, dann einen Stapel von irgendwem.',
    choosePile: (card) => `Wähle einen Stapel für ${card}.`,
    cardFirst: 'Wähle zuerst eine Karte deiner Hand.',
    worthNow: (count) => `Ein Konzert bringt dir jetzt ${count}.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `deiner ${covered}` : `der ${covered} von ${owner}`;
    const moves = discs.map(({ colour, to, value }) => `${colour} an ${to ?? 'dich'}, mit ${value}`);
    return moves.length === 0
      ? `${card} auf ${place} bewegt keine Scheibe.`
      : `${card} auf ${place} bringt die Scheibe ${moves.join(', und die Scheibe ')}.`;
  },
  wouldPay: (count) => `Ein Konzert brächte dir dann ${count}.`,
  choose: {
    choices: 'Auswahl',
    playHere: (card) => `${card} hier spielen`,
    putAside: (card) => `${card} bereitlegen`,
    endTurn: 'Zug beenden',
    concert: (count) => `Konzert ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Hit bleibt auf ${colour}`,
    hitMoved: (colour) => `Hit auf ${colour} gedreht`,
    turnHit: (colour, count) => `Hit auf ${colour} drehen: ein Konzert brächte ${count}`,
    undo: 'Zurücknehmen',
    noUndo: 'Jetzt lässt sich nichts zurücknehmen: Was gesehen wurde, bleibt gesehen.',
    redo: 'Wieder tun',
    typeMove: 'Zug eingeben',
    play: 'Spielen',
    close: 'Schließen',
  },
  log: { title: 'Was geschah', nothingYet: 'Noch ist nichts geschehen.', newest: 'Seit deinem letzten Zug' },
  end: {
    title: 'Schlusskonzert',
    youWin: 'Du gewinnst',
    wins: (name) => `${name} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    concert: (number) => `Konzert ${number}`,
    final: 'Schluss',
    total: 'Gesamt',
    gala: 'Gala',
  },
};
