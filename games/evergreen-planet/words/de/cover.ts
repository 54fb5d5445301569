import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (Planet)',
  summary: 'Lass vier Jahreszeiten lang einen Planeten voller Bäume wachsen und achte darauf, wohin die Sonne scheint.',
  options: {
    sun: { label: 'Sonne im Frühling', values: { top: 'Oben', right: 'Rechts', bottom: 'Unten', left: 'Links' } },
    planet: {
      label: 'Planet',
      values: { reconstruction: 'Klassisch', twins: 'Zwillinge', currents: 'Ströme', archipelago: 'Inselwelt' },
    },
  },
  styles: { light: 'Sonnenstrahlen', forest: 'Wald', fertility: 'Fruchtbarkeit' },
  daily: {
    title: 'Planet des Tages',
    rules: 'Ein Planet, für alle dieselben Karten. Deine erste Partie zählt.',
    play: 'Planet des Tages spielen',
  },
};
