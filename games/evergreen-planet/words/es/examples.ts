import type { PlanetExampleWords } from '../../examples/words.ts';

export const es: PlanetExampleWords = {
  'P2.1': [
    'El azar ha elegido a Ana: es la jugadora inicial y tiene el indicador de Jugador inicial.',
    ({ first, second, third, yours }) =>
      `Desde ella, en el orden del turno, cada uno empieza con un punto más que el anterior: Ana con ${first}, Ben con ${second}, Cleo con ${third} y tú con ${yours}. Ana toma la primera carta.`,
  ],
  'P2.3': [
    ({ cards, icons }) =>
      `Se revelaron cartas hasta que hubo suficiente Fertilidad: ${cards} cartas con ${icons} iconos de Fertilidad están en la Zona de Fertilidad.`,
    'Tu Planeta está vacío. Empieza la Primavera y el Sol brilla desde arriba.',
    ({ yours, hers }) =>
      `Eres el jugador inicial y empiezas con ${yours} puntos; Ana, con ${hers}. El primer grupo de selección está listo.`,
  ],
  'P3.2': [
    'Una ronda empieza con la Selección: has tomado la carta de nieve y Ana la de pradera. Tu Planeta todavía está vacío.',
    ({ sprouts }) => `Después vienen las Acciones. Eliges la Acción A y plantas ${sprouts} Brotes en la nieve.`,
    ({ sprouts }) =>
      `El contador del Poder de tu carta avanza, y plantas ${sprouts} Brotes más, en cualquier lugar del Planeta.`,
    ({ round, cards }) =>
      `Cuando los jugadores han terminado, la ronda acaba. La ronda ${round} empieza con un nuevo grupo de selección de ${cards} cartas.`,
  ],
  'P4.4': [
    ({ players, cards }) => `Con ${players} jugadores, el grupo de selección tiene ${cards} cartas. Tú empiezas.`,
    'Tomas la carta de nieve. Enseguida el indicador de Jugador inicial va a la carta restante de más a la izquierda.',
    'Ana toma esa carta y, con ella, el indicador: empezará la próxima ronda. La carta de trigo queda sin elegir.',
  ],
  'P4.5': [
    ({ icons }) =>
      `La pila de nieve muestra ${icons} iconos de Fertilidad. En el grupo de selección espera una carta de nieve con Aridez.`,
    'Tomas la carta salvaje. Ana todavía puede elegir.',
    ({ icons }) =>
      `Ana toma la pradera y queda la Aridez: da la vuelta a la última carta de nieve y se pone encima. En la nieve solo cuentan ya ${icons} iconos de Fertilidad.`,
  ],
  'P5.2': [
    'Has tomado una carta de nieve con el Poder del Árbol grande y eliges la Acción C: plantar una vez y cultivar una vez, en la nieve.',
    ({ space }) => `Plantar Brote: un Brote va a la casilla vacía ${space}.`,
    ({ space }) => `Cultivar Árbol: el Brote de ${space} pasa a ser un Árbol pequeño.`,
    ({ space }) =>
      `El Poder cultiva una vez más, en cualquier lugar del Planeta: el Árbol pequeño de ${space} pasa a ser grande.`,
  ],
  'P5.3': [
    ({ grows, targets }) =>
      `Acción B con una carta de nieve: cultivar hasta ${grows} veces en la nieve. Se puede en ${targets} casillas.`,
    ({ space, targets }) =>
      `El Árbol pequeño de ${space} pasa a ser grande. Después tiene que ser otra casilla: quedan ${targets} para elegir.`,
    ({ space }) => `El Brote de ${space} pasa a ser un Árbol pequeño. Los Brotes de otros Biomas esperan.`,
  ],
  'P5.6': [
    'Tu carta muestra el Poder del Brote. Su contador está todavía en la primera posición.',
    ({ strength }) =>
      `Activa el Poder: primero el contador avanza una posición a la derecha. El número es su potencia: ${strength}.`,
    ({ sprouts }) => `Así plantas ${sprouts} Brotes en cualquier lugar del Planeta, aunque tu carta sea de trigo.`,
  ],
  'P5.7': [
    ({ lakes }) => `El Poder del Lago tiene ahora potencia ${lakes}: coloca tantos Lagos como indica.`,
    ({ space, grows, targets }) =>
      `Un Lago va a ${space}. Enseguida puedes cultivar en hasta ${grows} casillas adyacentes; se puede en ${targets}.`,
    'Un Árbol pequeño ha pasado a ser grande y un Brote, Árbol pequeño. El otro Brote se queda.',
  ],
  'P5.8': [
    ({ space }) => `La Acción A planta Brotes en la pradera, uno de ellos en ${space}.`,
    ({ space }) =>
      `Después el Poder del Árbol pequeño se aplica en ${space}, la casilla de la Acción: de casilla vacía a Árbol en una sola ronda.`,
  ],
  'P6.1': [
    ({ round }) => `Ronda ${round}: tú has terminado, Ana sigue jugando en su Planeta.`,
    ({ round }) =>
      `Ana también ha terminado y acaba la ronda. La ronda ${round} empieza con un nuevo grupo de selección.`,
  ],
  'P7.1': [
    'En Primavera el Sol está arriba y sus rayos cruzan el Planeta hacia abajo en línea recta.',
    ({ tree, length }) =>
      `El Árbol grande de ${tree} proyecta su sombra sobre las ${length} casillas que tiene detrás.`,
    ({ tree, shaded }) => `La sombra del Árbol pequeño de ${tree} solo llega a la casilla siguiente, ${shaded}.`,
    'En Verano el Sol está a la derecha: los mismos Árboles proyectan ahora su sombra hacia la izquierda.',
  ],
  'P7.2': [
    ({ dark, trees }) =>
      `Un Árbol bajo la sombra de otro de igual o mayor tamaño no recibe Luz: les pasa a ${dark} de estos ${trees} Árboles.`,
    ({ tree, small }) =>
      `El Árbol grande de ${tree} está bajo la sombra del pequeño de ${small}. Como este es menor, recibe Luz de todos modos.`,
    ({ small, big, points }) =>
      `Termina la Primavera. Reciben Luz ${small} Árboles pequeños y ${big} grandes: ${points} puntos.`,
  ],
  'P7.3': [
    ({ size }) =>
      `Varios Bosques, ninguno de más de ${size} Árboles y Arbustos. Los Brotes y los Lagos no cuentan ni unen.`,
    ({ space, size }) => `Un Arbusto en ${space} toca los Bosques y los une: el más grande tiene ahora ${size}.`,
    ({ points }) => `Al final de la Primavera cada Árbol y cada Arbusto da un punto: ${points} puntos en total.`,
  ],
  'P7.4': [
    'La última ronda de la Primavera. El Sol está arriba.',
    ({ cards }) =>
      `La Estación termina: las cartas ante los jugadores van a la pila de descartes, que tiene ahora ${cards}. El Sol avanza un lado en el sentido de las agujas del reloj y el Verano empieza con nuevas sombras.`,
  ],
  'P8.1': [
    ({ icons, trees, points }) =>
      `La pila de nieve muestra ${icons} iconos de Fertilidad y ${trees} de tus Árboles grandes están en la nieve: ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} puntos.`,
    ({ icons, trees, points }) =>
      `En la pradera son ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} puntos. Donde nada es fértil, los Árboles grandes no dan puntos.`,
    ({ points }) => `Al final de la partida la Fertilidad te da ${points} puntos en total.`,
  ],
  'P9.2': [
    ({ cards }) => `En solitario contra el adversario: ${cards} cartas en el grupo de selección, y tú empiezas.`,
    'Tomas la carta de flores. El adversario prefiere las cartas salvajes y toma la del centro. Queda una Aridez.',
  ],
};
