import type { RulesOf } from '../sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Con Abundance hay 353 cartas de Tierra en un mazo: 224 de flora, 82 terrenos y 47 eventos. Además hay 12 islas, 12 climas, 35 ecosistemas y 26 cartas de fauna, todas con dos caras, y 6 cartas de Gaia para jugar en solitario.',
  'E1.2': 'Hay brotes, tierra, troncos, copas, semillas y hojas. Cada persona tiene 5 hojas de un color.',
  'E1.3': 'Las piezas no se acaban nunca.',
  'E2.1': 'Tu tablero son las cartas que has plantado: como mucho 16, en una cuadrícula de 4 filas y 4 columnas.',
  'E2.2':
    'Tu zona, cuando se cuenta, es tu tablero con tu cara de isla y tu cara de clima. Eventos jugados, mano y compost no son parte de ella.',
  'E2.3':
    'Tu reserva es tu tierra y tus semillas; tu almacén, los brotes de tu tablero de Abundance. Tu compost es un montón boca abajo y arriba está la última carta añadida. Nadie puede mirar un compost; cuántas cartas tiene lo saben todos.',
  'E2.4': 'Tu pila de eventos son los eventos que has jugado.',
  'E2.5':
    'Un turno pasa una vez por los cinco pasos. Una ronda es un turno con cada persona activa, desde el jugador inicial.',
  'E2.6':
    'A tu izquierda está quien sigue en el sentido del reloj; a tu derecha, quien va antes. Con 2 personas es la misma.',
  'E2.7': 'Troncos y copas son crecimiento. Cada uno cuenta como una pieza.',
  'E2.8':
    'Una pausa es un momento en que nada está a medias: tras un beneficio, una plantación con su habilidad negra, la activación de una carta, un evento, una conversión o mover brotes del almacén. Lo optativo solo empieza en una pausa.',
  'E2.9': 'Si una carta contradice una regla, vale la carta, y quien la tiene puede aplicarla.',
  'E2.10':
    'En un objetivo, las cartas son las del tablero con la cara de isla y la de clima; flora es solo la flora plantada. Los eventos cuentan solo donde una carta los nombra.',
  'E3.1': 'Las cartas de cada clase del juego básico y de Abundance se barajan juntas.',
  'E3.2': 'Se ponen 4 cartas de fauna, cada una con una cara al azar.',
  'E3.3':
    'Salvo en el nivel principiante, se ponen también 2 ecosistemas, cada uno con una cara al azar. Todos puntúan ambos.',
  'E3.4': 'La bonificación por completar el tablero vale 11 puntos.',
  'E3.5': {
    text: 'Hay tres niveles:',
    list: [
      'Principiante: 1 isla y 1 clima para elegir una cara, sin ecosistemas, 10 puntos por cada fauna reclamada, 2 semillas.',
      'Estándar: 1 isla, 1 clima y 1 ecosistema, 2 ecosistemas comunes, 15, 11, 8, 6 y 5 puntos por fauna según el rango, 2 semillas.',
      'Avanzado: 2 islas, 2 climas y 2 ecosistemas, lo demás como estándar, pero 1 semilla; en solitario 2 semillas.',
    ],
  },
  'E3.6':
    'Te quedas exactamente una cara de una isla, de un clima y, salvo en el nivel principiante, de un ecosistema. Eliges antes de robar tu mano, y para siempre.',
  'E3.7':
    'Tu isla dice cuántas cartas robas, cuántas de la mano pones luego en tu compost y cuánta tierra tomas, en este orden.',
  'E3.8': 'Una cara de clima da aquí 2 semillas más.',
  'E3.9': 'Las 5 hojas se pueden usar: para la fauna, para la bonificación o para convertir.',
  'E3.10': 'Tablero y almacén empiezan vacíos. La suerte decide quién empieza.',
  'E3.11':
    'La preparación es igual de 2 a 6 personas. Para 6 hace falta Abundance. En solitario se juega en nivel estándar o avanzado.',
  'E3.12':
    'Una mesa puede dejar Abundance en la caja: sin semillas, sin almacén, sin germinación, sin eventos entre turnos, una bonificación de 7 en vez de 11, como mucho 5 personas, y los brotes sin sitio se pierden.',
  'E3.13': 'El nivel principiante quita todos los ecosistemas y los rangos de la fauna, y nada más.',
  'E3.14':
    'Fauna y ecosistemas comunes quedan a la vista, se reparten las caras, se sortea quién empieza; luego todos eligen sabiendo eso; luego todos toman lo que da su isla.',
  'E4.1': {
    text: 'Un turno tiene cinco pasos:',
    list: [
      'La persona activa elige un color y toma el beneficio mayor; las demás toman el menor.',
      'Todos pueden activar las cartas que corresponden.',
      'Todos pueden mover brotes del almacén a casillas de brote libres.',
      'Se pueden jugar eventos entre turnos.',
      'Pasa a ser activa la persona de la izquierda.',
    ],
  },
  'E4.2':
    'La persona activa elige entre verde, rojo, azul y amarillo, también el color recién elegido, salvo que un terreno suyo lo prohíba. Ese terreno solo prohíbe elegir. El verde nunca se prohíbe.',
  'E4.3':
    'En los tres primeros pasos todos juegan a la vez. A un vecino se le cuenta en el momento en que actúa la habilidad.',
  'E4.4':
    'En cualquier pausa puedes, cuantas veces quieras, jugar un evento de cualquier momento, convertir o germinar.',
};
