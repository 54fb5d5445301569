import { end } from './es/end.ts';
import { reading } from './es/reading.ts';
import { setup } from './es/setup.ts';
import { turn } from './es/turn.ts';
import type { EarthRulebookWords } from './sections.ts';

export const es: EarthRulebookWords = {
  titles: {
    E1: 'Lo que hay',
    E2: 'Palabras',
    E3: 'Preparación',
    E4: 'El turno',
    E5: 'Las cuatro acciones',
    E6: 'Activación',
    E7: 'Plantar',
    E8: 'Conversiones',
    E9: 'Brotes y almacén',
    E10: 'Crecimiento y copas',
    E11: 'Eventos',
    E12: 'Germinación',
    E13: 'Fauna y hojas',
    E14: 'El final de la partida',
    E15: 'Puntuación final',
    E16: 'Equipos',
    E17: 'En solitario contra Gaia',
    E18: 'Mazo, descarte y secretos',
    E19: 'Cómo se leen las habilidades',
    E20: 'Cómo se cuenta',
    E21: 'Cómo se forman los puntos',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
};
