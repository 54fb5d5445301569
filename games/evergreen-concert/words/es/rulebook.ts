import type { ConcertRulebookWords } from '../../rulebook/sections.ts';

export const es: ConcertRulebookWords = {
  titles: {
    C1: 'Contenido',
    C2: 'Preparación',
    C3: 'La ronda inicial',
    C4: 'Un turno',
    C5: 'El reloj de arena',
    C6: 'Fin de la partida',
  },
  rules: {
    'C1.1': 'Hay seis artistas, que se reconocen por su color: naranja, azul, lila, verde, amarillo y marrón.',
    'C1.2': 'Hay 78 cartas de influencia: los valores 1 a 13 de cada color.',
    'C1.3':
      'Hay seis discos de artista. Cada disco muestra la popularidad de su artista: primero 5, luego 6, 7, 8, 10 y 12, y otra vez 5.',
    'C1.4':
      'Hay un disco de éxitos. Señala uno de los seis colores, colocados en círculo: naranja, azul, lila, verde, amarillo, marrón. Se puede elegir otro orden.',
    'C1.5': 'Hay un reloj de arena de 60 segundos. Se puede elegir 30, 60 o 90 segundos, o jugar sin reloj.',
    'C2.1':
      'Todos los discos de artista están en el centro de la mesa, con valor 5, y el disco de éxitos está en la casilla naranja.',
    'C2.2':
      'Con 2 jugadores se retiran todas las cartas de 6 o más; con 3 o 4, todas las de 10 o más. Con 5 o 6 se usan todas.',
    'C2.3':
      'El azar decide quién reparte. Cada jugador recibe 13 cartas; el resto vuelve a la caja sin verlo. Nunca se reciben más cartas. Las manos son secretas, pero se sabe cuántas cartas tiene cada uno.',
    'C3.1':
      'Cada jugador elige en secreto tres cartas de su mano, y todas se descubren a la vez. Forman tus tres montones, izquierdo, central y derecho, en el orden en que las elegiste. Desde ahora solo cuenta la carta de arriba de cada montón.',
    'C3.2':
      'El jugador inicial es aquel cuyas tres cartas suman menos, sin mirar los colores. En caso de empate, quien esté más cerca empezando por la izquierda de quien reparte; así, quien reparte va al final.',
    'C3.3':
      'Cada disco de artista pasa a quien tiene la mayor influencia sobre ese artista. Tu influencia es la suma de tus cartas de arriba de ese color. En caso de empate, pasa a quien tiene más alta su carta más alta de ese color. Si nadie tiene el color, el disco se queda en el centro de la mesa.',
    'C3.4': 'En la ronda inicial el disco de éxitos no gira y ninguna popularidad cambia.',
    'C4.1':
      'Debes jugar 1, 2 o 3 cartas, una tras otra. Después puedes girar el disco de éxitos. Después puedes celebrar un concierto. Después el turno pasa al jugador de tu izquierda. Quien no tiene cartas pierde el turno.',
    'C4.2':
      'Juegas una carta sobre cualquier montón, también los tuyos. No tienen que coincidir ni el color ni el valor. La carta cubierta queda fuera del juego. La nueva cuenta para el dueño del montón.',
    'C4.3': {
      text: 'Después de cada carta se mira primero el color cubierto y luego el color jugado. Con los demás artistas no puede cambiar nada.',
      list: [
        'La mayor influencia se decide como en la ronda inicial.',
        'Si ahora la tiene alguien distinto de quien tiene el disco, el disco pasa a ese jugador y su popularidad avanza: de 5 a 6, de 12 a 5. Un disco que viene del centro de la mesa conserva su 5.',
        'Si ya no se ve ninguna carta de ese color, el disco se queda donde está. Cuando el color vuelve a verse, vale lo mismo; si la mayor influencia vuelve a ser de quien lo tiene, nada se mueve y nada cambia.',
        'Un disco puede moverse y avanzar varias veces en un turno.',
      ],
    },
    'C4.4':
      'Después de las cartas puedes girar el disco de éxitos una casilla a la izquierda o a la derecha, o dejarlo como está.',
    'C4.5':
      'En un concierto puntúas la popularidad de cada disco que tienes; el artista con el éxito cuenta doble. Cada jugador celebra como mucho tres conciertos en la partida, y como mucho uno por turno.',
    'C4.6':
      'Uno de tus conciertos, o el concierto final, puede ser tu concierto de gala. Lo declaras al celebrarlo, y es definitivo. Todos sus puntos se duplican. Cada jugador tiene como mucho una gala.',
    'C5.1':
      'Tu turno, con sus cartas, el disco de éxitos y la decisión sobre un concierto, debe acabar antes de que se agote el reloj. Llevar la cuenta no gasta tiempo.',
    'C5.2':
      'El tiempo que te sobra pasa al siguiente jugador: cuando se agota, se da la vuelta al reloj para un periodo entero. Así, tienes lo que queda y un periodo entero.',
    'C5.3':
      'Si se agota el tiempo y no has jugado ninguna carta, tu vecino de la derecha saca al azar una carta de tu mano, y se juega sobre tu propio montón central. Los discos se mueven como siempre. Tu turno acaba sin girar el disco de éxitos y sin concierto.',
    'C5.4': 'Si se agota el tiempo y has jugado al menos una carta, tu turno acaba ahí, sin concierto.',
    'C6.1':
      'La partida termina con el turno en que se juega la última carta de todas. Ese turno se juega hasta el final.',
    'C6.2':
      'Entonces todos celebran el concierto final: la popularidad de cada disco que tienen. El éxito no cuenta. Para quien aún no ha celebrado su gala, este concierto lo es automáticamente.',
    'C6.3':
      'Gana quien tiene más puntos entre todos los conciertos. En caso de empate decide el concierto final más alto; si sigue el empate, se comparte la victoria.',
  },
  inShort: [
    'En tu turno juegas de una a tres cartas, en tus montones o en los de los demás. Solo cuentan las cartas de arriba.',
    'Quien tiene la mayor influencia sobre un artista tiene su disco. Cada vez que cambia de manos, su popularidad avanza: 5, 6, 7, 8, 10, 12 y otra vez 5.',
    'Después de las cartas puedes girar el disco de éxitos una casilla: el artista con el éxito cuenta doble.',
    'Celebra un concierto cuando tus discos valgan más: como mucho tres en la partida. Uno de los conciertos es tu gala y cuenta doble.',
  ],
};
