import type { TrialWords } from '../trial/types.ts';

export const de: TrialWords = {
  begin: 'Ausprobieren',
  title: 'Nur ausprobiert, nichts wird gespielt',
  note: 'Die anderen tun hier nichts, gezogene Karten bleiben unbekannt, und eine Uhr läuft weiter.',
  play: 'So spielen',
  drop: 'Verwerfen',
  changes: 'Was sich ändert',
  nothing: 'Deine Siegpunkte bleiben bisher gleich.',
  points: 'Siegpunkte',
  total: 'Summe',
  fauna: 'Fauna',
  reached: 'erreicht',
  becomes: (now, then) => `${now} → ${then}`,
  unknownCards: (cards) =>
    cards === 1 ? 'Dazu 1 Karte, die du noch nicht kennst.' : `Dazu ${cards} Karten, die du noch nicht kennst.`,
  stops: {
    turn: 'Hier wäre der Zug zu Ende',
    unknown: 'Hier würdest du neue Karten sehen',
  },
  stopNotes: {
    turn: 'Spiele diese Schritte, nimm den letzten zurück oder verwirf alle.',
    unknown: 'Sie sind noch unbekannt. Spiele die Schritte bis hierher oder verwirf alle.',
  },
  playing: (left) => (left === 1 ? 'Dein Plan läuft, noch 1 Schritt' : `Dein Plan läuft, noch ${left} Schritte`),
  stopped: {
    illegal: 'Der Plan hält an: Sein nächster Schritt ist jetzt nicht möglich. Spiele von hier weiter.',
    turn: 'Der Plan hält an: Der Zug ging ohne ihn weiter.',
    refused: 'Der Plan hält an: Der Tisch hat seinen nächsten Schritt abgelehnt. Spiele von hier selbst weiter.',
  },
};
