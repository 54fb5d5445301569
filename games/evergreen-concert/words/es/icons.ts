import type { ConcertIconWords } from '../icons/types.ts';

export const es: ConcertIconWords = {
  card: 'Uno de los seis artistas: encima de un montón, una carta da a su dueño tanta influencia sobre este artista como su valor.',
  icons: {
    disc: [
      'Disco de artista',
      'Lo tiene quien tiene la mayor influencia sobre el artista; el número de arriba es la popularidad que puntúa en un concierto.',
    ],
    hit: [
      'Disco de éxitos',
      'El artista bajo el brazo tiene el éxito y cuenta doble en los conciertos, pero no en el concierto final.',
    ],
    double: ['El éxito', 'Este artista cuenta doble en los conciertos mientras el éxito siga aquí.'],
    tickets: [
      'Conciertos que quedan',
      'Una entrada por cada concierto que aún se puede celebrar; son tres en la partida.',
    ],
    gala: ['Gala', 'Uno de tus conciertos puede ser tu concierto de gala: todos sus puntos se duplican.'],
    hand: ['Cartas en la mano', 'Las cartas que le quedan a este jugador; nadie recibe más.'],
    back: ['Carta boca abajo', 'Elegida para la ronda inicial: todas se descubren a la vez.'],
    glass: [
      'Reloj de arena',
      'El turno debe acabar antes de que se agote; el tiempo que sobra pasa al siguiente jugador.',
    ],
  },
};
