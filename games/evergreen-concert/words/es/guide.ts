import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const es: ConcertLessonWords = {
  welcome: {
    text: 'Eres promotor de conciertos. Quien tiene la mayor influencia sobre un artista tiene su disco, y tus conciertos dan puntos por los discos que tienes.',
  },
  discs: {
    text: 'Hay seis artistas. Cada disco muestra la popularidad del suyo, por ahora 5. Cada vez que un disco pasa de un jugador a otro avanza: 6, 7, 8, 10, 12 y luego otra vez 5.',
  },
  hand: {
    text: 'Estas trece cartas son todo lo que recibes en la partida. El color es el artista, el número es tu influencia.',
  },
  pickOrange: {
    text: 'Primero, cada jugador elige en secreto tres cartas para sus tres montones. Empieza quien sume menos. Elige el 2 naranja.',
    why: 'Vale cualquier carta. Con cartas bajas empiezas, y el 2 naranja servirá enseguida.',
  },
  pickBlue: {
    text: 'El 4 azul va al montón central: bastante alto para conservar el azul un tiempo.',
    why: 'Con el 4 azul, el disco azul se queda contigo en tu primer turno.',
  },
  pickYellow: {
    text: 'Y el 1 amarillo para el montón derecho.',
    why: 'El 1 amarillo mantiene baja tu suma, para que empieces.',
  },
  revealed: {
    text: 'Se descubren las cartas. Tu suma es 7, la otra 13, así que empiezas. El azul y el amarillo son tuyos. El 4 naranja gana a tu 2 naranja, y el disco naranja ha cruzado la mesa.',
  },
  ownPile: {
    text: 'En tu turno juegas una, dos o tres cartas, cada una sobre cualquier montón. Nadie muestra marrón, y su disco está en el centro de la mesa. Juega el 4 marrón sobre tu 1 amarillo.',
    why: 'Está permitido. Pero el 4 marrón sobre tu 1 amarillo gana un disco del centro de la mesa y enseña algo más.',
  },
  stays: {
    text: 'El disco marrón ha llegado a ti, con 5. El 1 amarillo está cubierto y fuera del juego; ya no se ve ninguna carta amarilla, así que el disco amarillo se queda contigo.',
  },
  otherPile: {
    text: 'Una carta cuenta para el dueño del montón. Aun así puede convenir jugar en uno ajeno, porque cubre algo. Juega el 1 azul sobre el 4 naranja.',
    why: 'Está permitido. Pero el 4 naranja es lo único que te separa del disco naranja.',
  },
  won: {
    text: 'Con tu 2 naranja tienes la mayor influencia: el disco naranja ha llegado a ti y sube a 6. El azul sigue contigo, porque 4 es más que 1.',
  },
  hit: {
    text: 'El artista bajo el brazo tiene el éxito y cuenta doble. Después de las cartas puedes girar el disco de éxitos una casilla a la izquierda o a la derecha. Está en el naranja, que es tuyo, así que déjalo.',
  },
  concert: {
    text: 'Una tercera carta está permitida, pero tienes cuatro discos. Un concierto da 5 por el azul, 5 por el amarillo, 5 por el marrón y dos veces 6 por el naranja: 27. Celebra uno de tus tres conciertos.',
    why: 'Tienes cuatro discos y el éxito: un concierto da mucho ahora. La gala, que duplica un concierto una vez, valdrá más cuando los discos hayan subido.',
  },
  lost: {
    text: 'El disco naranja ha vuelto y ahora muestra 7. Los discos que cambian mucho de manos valen cada vez más. Después de 12 viene 5.',
  },
  onYourOwn: {
    text: 'Desde aquí juegas por tu cuenta. Mantén una carta sobre un montón para ver qué discos se moverían y cuánto daría un concierto.',
  },
  gala: {
    text: 'Te quedan dos conciertos y la gala. Las cartas se acaban en ambos lados: espera un buen momento, pero no demasiado.',
  },
  overFinal: {
    text: 'Se ha jugado la última carta. En el concierto final cada jugador puntúa todos sus discos, sin el éxito, y el doble si aún no ha celebrado su gala.',
  },
  overTotal: {
    text: ({ concerts, final, total, rival }) =>
      `Tus conciertos han dado ${concerts} puntos y el concierto final ${final}: en total ${total}, contra ${rival}. Ya conoces el juego. Juégalo con más gente en la mesa.`,
  },
};
