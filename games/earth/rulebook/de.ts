import { end } from './de/end.ts';
import { reading } from './de/reading.ts';
import { setup } from './de/setup.ts';
import { turn } from './de/turn.ts';
import type { EarthRulebookWords } from './sections.ts';

export const de: EarthRulebookWords = {
  titles: {
    E1: 'Was es gibt',
    E2: 'Wörter',
    E3: 'Vorbereitung',
    E4: 'Der Zug',
    E5: 'Die vier Aktionen',
    E6: 'Aktivieren',
    E7: 'Pflanzen',
    E8: 'Umwandeln',
    E9: 'Sprosse und das Lager',
    E10: 'Wachstum und Kronen',
    E11: 'Ereignisse',
    E12: 'Keimen',
    E13: 'Fauna und Blätter',
    E14: 'Das Ende des Spiels',
    E15: 'Schlusswertung',
    E16: 'Teams',
    E17: 'Allein gegen Gaia',
    E18: 'Stapel, Ablage und Geheimes',
    E19: 'Wie Fähigkeiten gelesen werden',
    E20: 'Wie gezählt wird',
    E21: 'Wie Punkte entstehen',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
};
