import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (planeta)',
  summary: 'Cultiva un Planeta de Árboles durante cuatro Estaciones y cuida dónde cae la Luz.',
  options: {
    sun: {
      label: 'Sol en Primavera',
      values: { top: 'Arriba', right: 'Derecha', bottom: 'Abajo', left: 'Izquierda' },
    },
    planet: {
      label: 'Planeta',
      values: { reconstruction: 'Clásico', twins: 'Gemelos', currents: 'Corrientes', archipelago: 'Archipiélago' },
    },
  },
  styles: { light: 'Luz', forest: 'Bosque', fertility: 'Fertilidad' },
  daily: {
    title: 'Planeta del día',
    rules: 'Un Planeta, las mismas cartas para todos. Solo cuenta tu primera partida.',
    play: 'Jugar el Planeta del día',
  },
};
