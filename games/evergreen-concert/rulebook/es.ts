import type { ConcertRulebookWords } from './sections.ts';

export const es: ConcertRulebookWords = {
  titles: {
    C1: 'Lo que hay',
    C2: 'Preparación',
    C3: 'La apertura',
    C4: 'Un turno',
    C5: 'El reloj de arena',
    C6: 'El final',
  },
  rules: {
    'C1.1': 'Hay seis artistas, que se conocen por su color: naranja, azul, lila, verde, amarillo y marrón.',
    'C1.2': 'Hay 78 cartas de influencia: los valores 1 a 13 de cada color.',
    'C1.3':
      'Hay seis discos de artista. Un disco muestra la popularidad de su artista. Pasa por 5, 6, 7, 8, 10 y 12, y luego otra vez 5.',
    'C1.4':
      'Hay un disco de éxitos. Señala uno de los seis colores, que forman un anillo: naranja, azul, lila, verde, amarillo, marrón. Una mesa puede elegir otro orden.',
    'C1.5': 'Hay un reloj de arena de 60 segundos. Una mesa puede elegir 30, 60 o 90 segundos, o jugar sin reloj.',
    'C2.1': 'Todos los discos de artista están en el centro, en 5, y el disco de éxitos está en naranja.',
    'C2.2':
      'Con 2 personas se retiran todas las cartas de 6 o más; con 3 o 4, todas las de 10 o más. Con 5 o 6 se usan todas.',
    'C2.3':
      'La suerte decide quién reparte. Cada persona recibe 13 cartas; el resto se aparta sin verlo. Nunca se reciben otras cartas. Las manos son secretas, pero se puede saber cuántas cartas tiene cada cual.',
    'C3.1':
      'Cada persona elige en secreto tres cartas de su mano, y todas se descubren a la vez. Forman tus tres montones, izquierda, centro y derecha, en el orden en que se eligieron. Desde ahora solo cuenta la carta de arriba de cada montón.',
    'C3.2':
      'Empieza quien tiene la suma más baja en sus tres cartas, sin mirar los colores. En caso de empate, quien esté más cerca en orden de turno desde la izquierda de quien reparte; así, quien reparte va al final.',
    'C3.3':
      'Cada disco de artista va a quien tiene más influencia sobre ese artista. Tu influencia es la suma de tus cartas de arriba de ese color. En caso de empate, va a quien tiene más alta su carta más alta de ese color. Si nadie tiene el color, el disco se queda en el centro.',
    'C3.4': 'En la apertura el disco de éxitos no se mueve y ninguna popularidad cambia.',
    'C4.1':
      'Debes jugar 1, 2 o 3 cartas, una tras otra. Después puedes girar el disco de éxitos. Después puedes dar un concierto. Después el turno pasa a la izquierda. Quien no tiene cartas se salta.',
    'C4.2':
      'Una carta se juega sobre cualquier montón de cualquiera, también los propios. No tienen que coincidir ni el color ni el valor. La carta cubierta queda fuera del juego. La nueva cuenta para quien tiene el montón.',
    'C4.3': {
      text: 'Después de cada carta se mira el color cubierto y luego el color jugado. Ningún otro artista puede cambiar.',
      list: [
        'Quién domina se decide como en la apertura.',
        'Si ahora domina alguien distinto de quien tiene el disco, el disco va allí y su popularidad avanza un paso: de 5 a 6, de 12 a 5. Un disco que viene del centro conserva su 5.',
        'Si ya no se ve ninguna carta de ese color, el disco se queda donde está. Cuando el color vuelve a verse, vale lo mismo; si vuelve a dominar quien lo tiene, nada se mueve y nada cambia.',
        'Un disco puede moverse y avanzar varias veces en un turno.',
      ],
    },
    'C4.4':
      'Después de las cartas puedes girar el disco de éxitos un paso a la izquierda o a la derecha en el anillo, o dejarlo.',
    'C4.5':
      'En un concierto puntúas la popularidad de cada disco que tienes; el artista con el éxito cuenta doble. Cada persona da como mucho tres conciertos en la partida, y como mucho uno por turno.',
    'C4.6':
      'Uno de tus conciertos, o el final, puede ser tu concierto de gala. Lo anuncias al darlo, y es definitivo. Todos sus puntos se doblan. Cada persona tiene como mucho una gala.',
    'C5.1':
      'El turno, con sus cartas, el disco de éxitos y la decisión sobre un concierto, debe acabar antes de que se agote el reloj. Contar los puntos no lleva tiempo.',
    'C5.2':
      'El tiempo que sobra pasa a quien sigue: cuando se agota, el reloj se gira para un periodo entero. Así, se tiene lo que queda y un periodo entero.',
    'C5.3':
      'Si se acaba el tiempo sin haber jugado carta, quien está a tu derecha saca al azar una carta de tu mano, y se juega en tu propio montón del centro. Los discos se mueven como siempre. El turno acaba sin girar el disco de éxitos y sin concierto.',
    'C5.4': 'Si se acaba el tiempo tras al menos una carta, el turno acaba como está, sin concierto.',
    'C6.1':
      'La partida termina con el turno en que se juega la última carta de todas. Ese turno se juega hasta el final.',
    'C6.2':
      'Entonces todos dan el concierto final: la popularidad de cada disco que se tiene. El éxito no cuenta. Quien no ha tenido gala la tiene aquí, sin más.',
    'C6.3':
      'Gana quien tiene más puntos en todos los conciertos. En caso de empate decide el concierto final más alto; si sigue el empate, se comparte la victoria.',
  },
};
