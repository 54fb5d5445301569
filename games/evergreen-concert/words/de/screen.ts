import type { BoardWords } from '../screen/types.ts';

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
  inTheMiddle: 'In der Tischmitte',
  galaToCome: 'Gala noch offen',
  galaHeld: 'Gala gespielt',
  concertsLeft: (concerts) => (concerts === 1 ? 'noch 1 Konzert' : `noch ${concerts} Konzerte`),
  points,
  onTurn: 'am Zug',
  pileNames: ['linker Stapel', 'mittlerer Stapel', 'rechter Stapel'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, über ${cards(below)}`),
  empty: 'leer',
  faceDown: 'verdeckt',
  disc: (colour, value, next) => `Künstlerscheibe ${colour}, Beliebtheit ${value}, danach ${next}`,
  hasHit: 'hat den Hit',
  mayChoose: 'wählbar',
  glass: 'in der Sanduhr.',
  secondsLeft: (seconds) => (seconds === 1 ? 'noch 1 Sekunde' : `noch ${seconds} Sekunden`),
  ask: {
    moreCards: (left) => `${NUMBERS[left]} ${left === 1 ? 'Karte' : 'Karten'}, oder du hörst hier auf`,
    waitFor: (names) => `Warten auf ${names}`,
    turnOf: (name) => `${name} ist am Zug`,
    pickNote: 'Sie bleibt verdeckt, bis alle drei Karten gewählt haben.',
    revealNote: 'Alle decken gleichzeitig auf; bis dahin kannst du deine Wahl rückgängig machen.',
    chooseCard: 'Wähle eine Karte, dann einen beliebigen Stapel.',
    choosePile: (card) => `Wähle einen Stapel für ${card}.`,
    cardFirst: 'Wähle zuerst eine Karte deiner Hand.',
    worthNow: (count) => `Ein Konzert bringt dir jetzt ${points(count)}.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `deine ${covered}` : `${covered} von ${owner}`;
    const moves = discs.map(({ colour, to, value }) => `ie Scheibe ${colour} geht an ${to ?? 'dich'}, mit ${value}`);
    return `${card} auf ${place}: ${moves.length === 0 ? 'Keine Scheibe bewegt sich' : `D${moves.join(', und d')}`}.`;
  },
  wouldPay: (count) => `Ein Konzert brächte dir dann ${points(count)}.`,
  choose: {
    choices: 'Auswahl',
    playHere: (card) => `${card} hier spielen`,
    putAside: (card) => `${card} bereitlegen`,
    endTurn: 'Zug beenden',
    concert: (count) => `Konzert ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Hit bleibt auf ${colour}`,
    hitMoved: (colour) => `Hit jetzt auf ${colour}`,
    turnHit: (colour, count) => `Top-Hit-Scheibe auf ${colour} drehen: Ein Konzert brächte ${count}`,
    undo: 'Rückgängig',
    noUndo: 'Das lässt sich nicht rückgängig machen: Neue Karten wurden aufgedeckt.',
    redo: 'Wiederholen',
    typeMove: 'Zug eintippen',
    play: 'Spielen',
    close: 'Schließen',
  },
  log: { title: 'Verlauf', nothingYet: 'Noch ist nichts passiert.', newest: 'Seit deinem letzten Zug' },
  end: {
    title: 'Schlusskonzert',
    youWin: 'Du gewinnst',
    wins: (name) => `${name} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    concert: (number) => `Konzert ${number}`,
    final: 'Schluss',
    inConcert: (number) => `beim ${number}. Konzert`,
    inFinal: 'beim Schlusskonzert',
    tied: 'Gleich viele Punkte: Das höhere Schlusskonzert entscheidet.',
    total: 'Gesamt',
    gala: 'Gala',
  },
  setUp: {
    ring: 'Reihenfolge der Top-Hit-Scheibe',
    swap: 'Tippe zwei Künstler an, um ihre Plätze zu tauschen. Der Top-Hit wandert im Ring Feld für Feld.',
    usualRing: 'Übliche Reihenfolge',
  },
};
