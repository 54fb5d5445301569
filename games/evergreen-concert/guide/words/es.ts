import type { ConcertLessonWords } from '../lessons.ts';

export const es: ConcertLessonWords = {
  welcome: {
    text: 'Organizas conciertos. Quien tiene más influencia sobre un artista tiene su disco, y tus conciertos pagan por los discos que tienes.',
  },
  discs: {
    text: 'Hay seis artistas. Cada disco muestra la popularidad del suyo, por ahora 5. Cada vez que un disco pasa de una persona a otra avanza: 6, 7, 8, 10, 12 y luego otra vez 5.',
  },
  hand: {
    text: 'Estas trece cartas son todo lo que recibes en la partida. El color es el artista, el número es tu influencia.',
  },
  pickOrange: {
    text: 'Primero cada persona elige en secreto tres cartas para sus tres montones. Empieza la suma más baja. Elige naranja 2.',
    why: 'Cualquier carta vale. Con cartas bajas empiezas, y naranja 2 servirá enseguida.',
  },
  pickBlue: {
    text: 'Azul 4 va al montón central: bastante alta para conservar el azul un tiempo.',
    why: 'Con azul 4 el disco azul se queda contigo en tu primer turno.',
  },
  pickYellow: {
    text: 'Y amarillo 1 para el montón derecho.',
    why: 'Amarillo 1 mantiene baja tu suma, para que empieces.',
  },
  revealed: {
    text: 'Se descubren las cartas. Tu suma es 7, la otra 13, así que empiezas. El azul y el amarillo son tuyos. Naranja 4 gana a tu naranja 2, y el disco naranja cruzó la mesa.',
  },
  ownPile: {
    text: 'En tu turno juegas una, dos o tres cartas, cada una en cualquier montón de cualquiera. Nadie muestra marrón, y su disco está en el centro. Juega marrón 4 sobre tu amarillo 1.',
    why: 'Está permitido. Pero marrón 4 sobre tu amarillo 1 gana un disco del centro y enseña algo más.',
  },
  stays: {
    text: 'El disco marrón llegó a ti, en 5. Amarillo 1 está cubierta y fuera del juego; ya no se ve ninguna carta amarilla, así que el disco amarillo se queda contigo.',
  },
  otherPile: {
    text: 'Una carta cuenta para quien tiene el montón. Aun así puede convenir jugar en uno ajeno, porque cubre algo. Juega azul 1 sobre naranja 4.',
    why: 'Está permitido. Pero naranja 4 es lo único que te separa del disco naranja.',
  },
  won: {
    text: 'Ahora domina tu naranja 2: el disco naranja llegó a ti y subió a 6. El azul sigue contigo, porque 4 es más que 1.',
  },
  hit: {
    text: 'El artista bajo el brazo tiene el éxito y cuenta doble. Después de las cartas puedes girar el disco de éxitos un paso a la izquierda o a la derecha. Está en naranja, que es tuyo, así que déjalo.',
  },
  concert: {
    text: 'Una tercera carta está permitida, pero tienes cuatro discos. Un concierto paga 5 por el azul, 5 por el amarillo, 5 por el marrón y dos veces 6 por el naranja: 27. Da uno de tus tres conciertos.',
    why: 'Tienes cuatro discos y el éxito: un concierto paga bien ahora. La gala, que dobla un concierto una vez, valdrá más cuando los discos hayan subido.',
  },
  lost: {
    text: 'El disco naranja volvió y ahora muestra 7. Los discos que cambian mucho de manos valen cada vez más. Después de 12 viene 5.',
  },
  onYourOwn: {
    text: 'Desde aquí juegas por tu cuenta. Mantén una carta sobre un montón para ver qué discos se moverían y cuánto pagaría un concierto.',
  },
  gala: {
    text: 'Te quedan dos conciertos y la gala. Las cartas se acaban en ambos lados: espera un buen momento, pero no demasiado.',
  },
  overFinal: {
    text: 'Se ha jugado la última carta. En el concierto final cada persona puntúa todos sus discos, sin el éxito, y doble quien no ha tenido gala.',
  },
  overTotal: {
    text: 'Tus conciertos dieron {concerts} puntos y el concierto final {final}: en total {total}, contra {rival}. Ya conoces el juego. Juégalo con más gente en la mesa.',
  },
};
