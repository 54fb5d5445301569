import { end } from './rulebook/end.ts';
import { reading } from './rulebook/reading.ts';
import { setup } from './rulebook/setup.ts';
import { turn } from './rulebook/turn.ts';
import type { EarthRulebookWords } from '../../rulebook/sections.ts';

export const es: EarthRulebookWords = {
  titles: {
    E1: 'Contenido',
    E2: 'Términos',
    E3: 'Preparación',
    E4: 'El turno',
    E5: 'Las cuatro acciones',
    E6: 'Activación',
    E7: 'Plantar',
    E8: 'Conversiones',
    E9: 'Los brotes y el almacén',
    E10: 'Crecimiento y copas',
    E11: 'Eventos',
    E12: 'Germinación',
    E13: 'Fauna y hojas',
    E14: 'Fin de la partida',
    E15: 'Puntuación final',
    E16: 'Equipos',
    E17: 'Modo solitario contra Gaia',
    E18: 'Mazo, pila de descartes y secretos',
    E19: 'Cómo se leen las habilidades',
    E20: 'Cómo se cuenta',
    E21: 'Cómo se calculan los PV',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
  inShort: [
    'En tu turno eliges un color. Tú tomas el beneficio mayor y los demás el menor: todos juegan siempre.',
    'Planta flora y terrenos en un islote de cuatro por cuatro cartas.',
    'Luego todos activan sus cartas de ese color, una tras otra: dan suelo, brotes, crecimiento y más.',
    'Cuando alguien tiene dieciséis cartas, se juega la ronda hasta el final. Dan PV las cartas, el compost, los brotes, el crecimiento, los terrenos y los objetivos.',
  ],
};
