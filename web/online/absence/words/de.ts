import type { AbsenceWords } from './types.ts';

export const de: AbsenceWords = {
  whenOut: 'Wenn die Zeit um ist',
  whenOuts: {
    bot: 'Ein Bot spielt diesen Zug',
    simplest: 'Der Zug endet auf die einfachste Art',
    wait: 'Die anderen warten',
  },
  absentAfter: 'Verpasste Züge in Folge bis abwesend',
  whenAbsent: (turns) => (turns === 1 ? 'Nach einem verpassten Zug' : `Nach ${turns} verpassten Zügen in Folge`),
  whenAbsents: {
    bot: 'Ein Bot übernimmt den Platz',
    on: 'Jeder Zug wird für sie gespielt',
    end: 'Die Partie endet',
  },
  absentLoses: 'Die Partie ist verloren',
  seats: {
    sitsIn: (name) => `ein Bot vertritt ${name}`,
    covered: 'dieser Zug wird gerade ersatzweise gespielt',
    waits: 'die Partie wartet',
    'last-call': 'die Zeit ist um, letzte Gelegenheit zum Ziehen',
    missed: (turns) =>
      turns === 1 ? 'ein Zug wurde ersatzweise gespielt' : `${turns} Züge in Folge wurden ersatzweise gespielt`,
    droppedFor: (minutes) => (minutes === 0 ? 'Verbindung gerade verloren' : `Verbindung vor ${minutes} Min. verloren`),
  },
  almostOut: 'Deine Zeit ist fast um',
  lastCall: {
    covered: 'Die Zeit ist um! Zieh jetzt, sonst wird dieser Zug für dich gespielt',
    seat: 'Die Zeit ist um! Zieh jetzt, sonst übernimmt ein Bot deinen Platz',
    lost: 'Die Zeit ist um! Zieh jetzt, sonst verlierst du die Partie',
    ends: 'Die Zeit ist um! Zieh jetzt, sonst endet die Partie',
    waits: 'Die Zeit ist um! Die anderen warten auf dich',
  },
  playedForYou: (turns) =>
    turns === 1
      ? 'Deine Zeit war um: Ein Zug wurde für dich gespielt'
      : `Deine Zeit war um: ${turns} Züge wurden für dich gespielt`,
  notCounted: 'Ein Bot hat für dich gespielt; die Partie zählt nicht in deiner Statistik',
  losesAfter: (turns) =>
    turns === 1
      ? 'Mit dem nächsten verpassten Zug ist die Partie verloren'
      : `Noch ${turns} verpasste Züge, und die Partie ist verloren`,
  waitsForYou: 'Die Partie hat auf dich gewartet',
  iAmBack: 'Ich bin wieder da',
  endedByAbsence: 'Beendet, weil jemand weggeblieben ist',
};
