import { end } from './rulebook/end.ts';
import { reading } from './rulebook/reading.ts';
import { setup } from './rulebook/setup.ts';
import { turn } from './rulebook/turn.ts';
import type { EarthRulebookWords } from '../../rulebook/sections.ts';

export const de: EarthRulebookWords = {
  titles: {
    E1: 'Spielmaterial',
    E2: 'Begriffe',
    E3: 'Spielaufbau',
    E4: 'Der Zug',
    E5: 'Die vier Aktionen',
    E6: 'Aktivieren',
    E7: 'Pflanzen',
    E8: 'Umwandeln',
    E9: 'Sprossen und das Lager',
    E10: 'Wachstum und Kronen',
    E11: 'Ereignisse',
    E12: 'Keimen',
    E13: 'Fauna und Blätter',
    E14: 'Spielende',
    E15: 'Schlusswertung',
    E16: 'Teams',
    E17: 'Solo gegen Gaia',
    E18: 'Stapel, Ablagestapel und Geheimes',
    E19: 'Fähigkeiten lesen',
    E20: 'Richtig zählen',
    E21: 'Siegpunkte berechnen',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
  inShort: [
    'In deinem Zug wählst du eine Farbe. Du bekommst den großen Vorteil, alle anderen den kleinen: So spielen immer alle mit.',
    'Pflanze Flora und Terrains in ein Raster aus vier mal vier Karten.',
    'Dann aktivieren alle ihre Karten dieser Farbe der Reihe nach: Sie bringen Erde, Sprossen, Wachstum und mehr.',
    'Hat jemand sechzehn Karten, spielt ihr die Runde zu Ende. Karten, Kompost, Sprossen, Wachstum, Terrains und Ziele bringen Siegpunkte.',
  ],
};
