import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Earth con Abundance',
  summary: 'Planta dieciséis cartas que se ayudan a crecer. De 1 a 6 jugadores, en equipos o en solitario contra Gaia.',
  options: {
    level: { label: 'Nivel', values: { beginner: 'Principiante', standard: 'Estándar', advanced: 'Avanzado' } },
    abundance: { label: 'Abundance', values: { true: 'Con', false: 'Sin' } },
    teams: { label: 'Equipos', values: { none: 'Ninguno', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
    gaia: {
      label: 'Gaia',
      values: { beginner: 'Principiante', medium: 'Medio', hard: 'Difícil', expert: 'Experto' },
    },
    planting: {
      label: 'Plantación',
      values: { open: 'Boca arriba', faceDown: 'Boca abajo' },
      note: 'Boca abajo: con el verde, nadie ve lo que plantan los demás hasta que todos han elegido.',
    },
    compostFrom: { label: 'Compostar de', values: { deck: 'El mazo', discard: 'La pila de descartes' } },
    scores: { label: 'PV de los demás', values: { open: 'Siempre visibles', hidden: 'Visibles al final' } },
  },
  styles: { terrain: 'Terreno', flora: 'Flora', fauna: 'Fauna', compost: 'Compost' },
};
