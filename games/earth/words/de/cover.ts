import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Erde mit Abundance',
  summary: 'Pflanze sechzehn Karten, die einander wachsen helfen. 1 bis 6 Spieler, in Teams oder allein gegen Gaia.',
  options: {
    level: {
      label: 'Stufe',
      values: { beginner: 'Einsteiger', standard: 'Standard', advanced: 'Fortgeschritten' },
    },
    abundance: { label: 'Abundance', values: { true: 'Mit', false: 'Ohne' } },
    teams: { label: 'Teams', values: { none: 'Keine', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
    gaia: {
      label: 'Gaia',
      values: { beginner: 'Einsteiger', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' },
    },
    planting: {
      label: 'Pflanzen',
      values: { open: 'Offen', faceDown: 'Verdeckt' },
      note: 'Verdeckt heißt: Bei Grün sieht niemand, was die anderen pflanzen, bis alle gewählt haben.',
    },
    compostFrom: { label: 'Kompostieren vom', values: { deck: 'Stapel', discard: 'Ablagestapel' } },
    scores: { label: 'Siegpunkte der anderen', values: { open: 'Immer sichtbar', hidden: 'Am Ende sichtbar' } },
  },
  styles: { terrain: 'Terrain', flora: 'Flora', fauna: 'Fauna', compost: 'Kompost' },
};
