import type { RulesOf } from '../../../rulebook/sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Con Abundance hay 353 cartas de Tierra en un mazo: 224 cartas de Flora, 82 cartas de Terreno y 47 cartas de Evento. Además hay 12 cartas de Isla, 12 cartas de Clima, 35 cartas de Ecosistema y 26 cartas de Fauna, todas con dos caras, y 6 cartas de Gaia para el modo solitario.',
  'E1.2': 'Hay brotes, suelo, troncos, copas, semillas y hojas. Cada jugador tiene 5 hojas de su color.',
  'E1.3': 'La reserva común no se agota nunca.',
  'E2.1': 'Tu islote son las cartas que has plantado: como mucho 16, en una cuadrícula de 4 filas y 4 columnas.',
  'E2.2':
    'Tu zona de juego, cuando se cuenta, es tu islote con tu cara de isla y tu cara de clima. Los eventos jugados, la mano y el compost no forman parte de ella.',
  'E2.3':
    'Tu reserva son tu suelo y tus semillas; tu almacén, los brotes de tu tablero de Abundance. Tu compost es un montón boca abajo, con la última carta añadida encima. Nadie puede mirar un compost; cuántas cartas tiene lo saben todos.',
  'E2.4': 'Tu pila de eventos son los eventos que has jugado.',
  'E2.5':
    'Un turno consta de cinco pasos. En una ronda, cada jugador es una vez el jugador activo, empezando por el jugador inicial.',
  'E2.6':
    'Tu vecino de la izquierda es el siguiente en el sentido de las agujas del reloj; el de la derecha, el anterior. Con 2 jugadores es el mismo.',
  'E2.7': 'Los troncos y las copas son crecimiento. Cada tronco y cada copa cuenta lo mismo.',
  'E2.8':
    'Una pausa es un momento en que nada está a medias: tras un beneficio, tras plantar una carta con su habilidad negra, tras activar una carta, tras un evento, tras una conversión o tras mover brotes del almacén. También lo es cada momento en que se te pregunta algo y nada está a medias, y el tiempo en que ya has terminado y otros aún actúan en ese paso. Lo opcional solo puede empezar en una pausa.',
  'E2.9': 'Si una carta contradice una regla, vale la carta, y quien la tiene puede aplicarla.',
  'E2.10':
    'En un objetivo, «cartas» son las de tu islote con la cara de isla y la de clima; «flora» es solo la flora plantada. Los eventos cuentan solo donde una carta los nombra.',
  'E3.1': 'Se barajan juntas las cartas de cada tipo del juego base y de Abundance.',
  'E3.2': 'Se colocan 4 cartas de Fauna, cada una por una cara al azar.',
  'E3.3':
    'Salvo en el nivel principiante, se colocan también 2 cartas de Ecosistema, cada una por una cara al azar. Todos puntúan ambas.',
  'E3.4': 'La bonificación por completar el islote vale 11 PV.',
  'E3.5': {
    text: 'Hay tres niveles:',
    list: [
      'Principiante: 1 carta de Isla y 1 de Clima para elegir una cara, sin ecosistemas, 10 PV por cada objetivo de Fauna, 2 semillas.',
      'Estándar: 1 carta de Isla, 1 de Clima y 1 de Ecosistema, 2 ecosistemas comunes, 15, 11, 8, 6 y 5 PV por objetivo de Fauna según el puesto, 2 semillas.',
      'Avanzado: 2 cartas de Isla, 2 de Clima y 2 de Ecosistema, lo demás como en el estándar, pero 1 semilla; en solitario, 2 semillas.',
    ],
  },
  'E3.6':
    'Te quedas exactamente con una cara de una isla, de un clima y, salvo en el nivel principiante, de un ecosistema. Eliges antes de robar tu mano, y es definitivo.',
  'E3.7':
    'Tu isla dice cuántas cartas robas, cuántas de tu mano compostas después y cuánto suelo ganas, en este orden.',
  'E3.8': 'Una cara de clima da aquí 2 semillas más.',
  'E3.9': 'Las 5 hojas se pueden usar: para los objetivos de Fauna, para la bonificación o para convertir.',
  'E3.10': 'El islote y el almacén empiezan vacíos. El azar decide quién es el jugador inicial.',
  'E3.11':
    'La preparación es igual de 2 a 6 jugadores. Para 6 hace falta Abundance. En solitario se juega en el nivel estándar o avanzado.',
  'E3.12':
    'Se puede jugar sin Abundance: sin semillas, sin almacén, sin germinación, sin eventos Entre turnos, una bonificación de 7 en vez de 11, como mucho 5 jugadores, y los brotes sin espacio se pierden.',
  'E3.13':
    'El nivel principiante quita todas las cartas de Ecosistema y los puestos de los objetivos de Fauna, y nada más.',
  'E3.14':
    'Se revelan la Fauna y los ecosistemas comunes, se reparten las caras y se sortea el jugador inicial; luego todos eligen sabiendo eso; luego todos ganan lo que da su isla.',
  'E4.1': {
    text: 'Un turno tiene cinco pasos:',
    list: [
      'Tomar los beneficios: el jugador activo elige un color y toma el beneficio mayor; los demás toman el menor.',
      'Activar las habilidades: todos pueden activar sus cartas de ese color.',
      'Mover los brotes: todos pueden mover brotes del almacén a espacios de brote libres.',
      'Jugar eventos Entre turnos.',
      'Pasar la ficha de jugador activo al vecino de la izquierda.',
    ],
  },
  'E4.2':
    'El jugador activo elige entre verde, rojo, azul y amarillo, también el color recién elegido, salvo que un terreno suyo lo prohíba. Ese terreno solo prohíbe elegir. El verde nunca se prohíbe.',
  'E4.3':
    'En los tres primeros pasos todos juegan a la vez. De un vecino se cuenta lo que tiene en el momento en que usas la habilidad.',
  'E4.4':
    'En cualquier pausa puedes, cuantas veces quieras, jugar un evento de cualquier momento, convertir o germinar.',
};
