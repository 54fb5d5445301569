import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const es: ConcertLessonWords = {
  pickOrange: {
    text: 'Eres promotor de conciertos. El color de una carta es un artista, su número tu influencia: la mayor consigue el disco del artista, y tus conciertos puntúan tus discos. Primero, cada jugador elige en secreto tres cartas para sus montones. Elige el 2 naranja.',
    why: 'Vale cualquier carta. Con cartas bajas empiezas, y el 2 naranja servirá enseguida.',
  },
  pickBlue: {
    text: 'El 4 azul va al montón central: bastante alto para conservar el azul un tiempo.',
    why: 'Con el 4 azul, el disco azul se queda contigo en tu primer turno.',
  },
  pickYellow: {
    text: 'Y el 1 amarillo para el montón derecho: empieza quien suma menos.',
    why: 'El 1 amarillo mantiene baja tu suma, para que empieces.',
  },
  ownPile: {
    text: 'Empiezas: tu suma es 7, la otra 13. El 4 naranja gana a tu 2 naranja, y ese disco ha cruzado la mesa. En tu turno juegas de una a tres cartas, cada una sobre cualquier montón. Nadie muestra marrón, y su disco está en el centro de la mesa: juega el 4 marrón sobre tu 1 amarillo.',
    why: 'Está permitido. Pero el 4 marrón sobre tu 1 amarillo gana un disco del centro de la mesa y enseña algo más.',
  },
  otherPile: {
    text: 'El disco marrón ha llegado a ti. El 1 amarillo está cubierto, pero nadie muestra amarillo, así que el disco amarillo se queda contigo. Una carta cuenta para el dueño del montón, pero cubrir también puede convenir: juega el 1 azul sobre el 4 naranja.',
    why: 'Está permitido. Pero el 4 naranja es lo único que te separa del disco naranja.',
  },
  concert: {
    text: 'Ahora gana tu 2 naranja: el disco naranja ha llegado a ti, con 6. Está bajo el brazo, así que tiene el éxito y cuenta doble. Un concierto da 5 por el azul, 5 por el amarillo, 5 por el marrón y dos veces 6 por el naranja: 27. Celebra uno de tus tres conciertos.',
    why: 'Tienes cuatro discos y el éxito: un concierto da mucho ahora. La gala, que duplica un concierto una vez, valdrá más cuando los discos hayan subido.',
  },
  onYourOwn: {
    text: 'El disco naranja ha vuelto y muestra 7: con cada cambio de manos un disco avanza a 6, 7, 8, 10, 12 y luego 5. Ahora juegas por tu cuenta. Toma una carta y toca un montón: antes de jugar ves qué discos se moverían y cuánto daría un concierto.',
  },
  gala: {
    text: 'Tienes tres conciertos en toda la partida. Uno de ellos puede ser tu gala, que duplica todos sus puntos. Nadie recibe cartas nuevas: espera un buen momento, pero no demasiado.',
  },
  over: {
    text: ({ concerts, final, total, rival }) =>
      `En el concierto final cada jugador puntúa todos sus discos, sin el éxito, y el doble si aún no ha celebrado su gala. Tus conciertos han dado ${concerts} puntos y el concierto final ${final}: en total ${total}, contra ${rival}. Ya conoces el juego. Juégalo con más gente en la mesa.`,
  },
};
