import type { PlanetRulebookWords } from '../../rulebook/sections.ts';

export const es: PlanetRulebookWords = {
  titles: {
    P1: 'Contenido',
    P2: 'Preparación',
    P3: 'El año',
    P4: 'Selección',
    P5: 'Acciones y Poderes',
    P6: 'Fin de la ronda',
    P7: 'Fin de la Estación',
    P8: 'Fin de la partida',
    P9: 'Modalidad en solitario',
  },
  rules: {
    'P1.1':
      'Cada jugador tiene su tablero de Planeta. Es una cuadrícula, y cada casilla pertenece a uno de seis Biomas. Cuatro de las casillas son Grietas.',
    'P1.2':
      'Hay 42 cartas de Bioma: seis de cada Bioma y seis cartas de Bioma salvaje. Cada carta tiene un Bioma, o es salvaje, y uno de seis Poderes. Las cartas con Bioma muestran uno o más iconos de Fertilidad o un icono de Aridez; las salvajes no tienen icono.',
    'P1.3':
      'Cada jugador tiene seis medidores de Poder. Cada contador empieza en la primera posición de su medidor, de potencia 0, y nunca retrocede.',
    'P1.4': 'La reserva de Brotes, Árboles, Arbustos y Lagos es ilimitada.',
    'P1.5':
      'En una casilla cabe como mucho una cosa: un Brote, un Árbol pequeño, un Árbol grande, un Arbusto o un Lago. Una Grieta queda siempre vacía.',
    'P2.1':
      'El azar decide quién recibe el indicador de Jugador inicial. Desde ahí, en el orden del turno, los jugadores empiezan con 0, 1, 2 y 3 puntos.',
    'P2.2': 'Todos los Soles empiezan en el mismo lado: arriba, salvo que se haya elegido otro.',
    'P2.3':
      'Se baraja el mazo de Biomas y se revelan cartas de una en una hasta que se vean al menos 5 iconos de Fertilidad. Las cartas con iconos de Fertilidad van a la Zona de Fertilidad, en una pila separada por Bioma y en el orden en que llegan. Las demás cartas reveladas se barajan de nuevo en el mazo.',
    'P3.1':
      'El año tiene cuatro Estaciones: la Primavera con 5 rondas, el Verano con 4, el Otoño con 3 y el Invierno con 2, 14 en total.',
    'P3.2':
      'Cada ronda empieza con la Selección, siguen las Acciones y Poderes y después llega el fin de la ronda. Tras la última ronda de una Estación, termina la Estación.',
    'P4.1':
      'Se crea el grupo de selección: junto al mazo se colocan en fila, bocarriba, tantas cartas como jugadores y una más. La carta más cercana al mazo es la de más a la izquierda.',
    'P4.2': 'Desde el jugador inicial, en el sentido de las agujas del reloj, cada jugador toma una carta.',
    'P4.3':
      'En cuanto el jugador inicial ha tomado una carta, el indicador de Jugador inicial se coloca sobre la carta restante de más a la izquierda.',
    'P4.4':
      'Quien toma la carta con el indicador de Jugador inicial toma también el indicador y será jugador inicial en la ronda siguiente. Si nadie la toma, el indicador vuelve al jugador inicial de esta ronda.',
    'P4.5': {
      text: 'Queda una carta no elegida. Lo que pasa con ella depende de su icono:',
      list: [
        'Fertilidad: va encima de la pila de su Bioma en la Zona de Fertilidad.',
        'Aridez: primero se pone bocabajo la última carta añadida a esa pila, y sus iconos de Fertilidad ya no cuentan. Después la carta de Aridez se pone encima. Si no hay pila, simplemente se deja allí. Una carta de Aridez que está encima es ella misma la última carta: otra Aridez le da la vuelta y no cambia nada más.',
        'Sin icono: va a la pila de descartes.',
      ],
    },
    'P4.6':
      'Cuando hace falta una carta y el mazo está agotado, se baraja la pila de descartes para formar un mazo nuevo. Las cartas de la Zona de Fertilidad y las que están ante los jugadores se quedan donde están. Si el grupo de selección necesita más cartas de las que hay, se colocan las que quedan, se baraja y se completa.',
    'P5.1':
      'Todos juegan a la vez, cada uno en su Planeta. Debes realizar exactamente una Acción y puedes activar el Poder de tu carta: todo antes de la Acción o todo después, nunca en medio.',
    'P5.2':
      'Hay dos efectos. Plantar Brote: coloca un Brote en una casilla vacía. Cultivar Árbol: reemplaza un Brote con un Árbol pequeño, o un Árbol pequeño con uno grande. No se salta ningún tamaño y nada encoge; los Arbustos y los Lagos no cambian nunca.',
    'P5.3': {
      text: 'Hay cuatro Acciones:',
      list: [
        'Acción A: plantar hasta tres veces.',
        'Acción B: cultivar hasta dos veces, en casillas diferentes.',
        'Acción C: plantar hasta una vez y cultivar hasta una vez, en casillas diferentes, en cualquier orden.',
        'Acción D: plantar una vez o cultivar una vez, en cualquier lugar del Planeta.',
      ],
    },
    'P5.4':
      'A, B y C solo valen en el Bioma de la carta que has tomado en esta ronda. Con una carta salvaje, cada efecto puede aplicarse en el Bioma que quieras. D ignora la restricción de Bioma.',
    'P5.5': '«Hasta» incluye menos, y también ninguna.',
    'P5.6':
      'Para activar el Poder, mueve primero su contador una posición a la derecha, sin pasar de la última. Después aplica el Poder hasta tantas veces como se indique. Los Poderes valen en cualquier lugar del Planeta, cada efecto donde quieras.',
    'P5.7': {
      text: 'Hay seis Poderes:',
      list: [
        'Plantar Brote.',
        'Cultivar Árbol pequeño: un Brote pasa a ser un Árbol pequeño.',
        'Cultivar Árbol grande: un Árbol pequeño pasa a ser grande.',
        'Plantar Arbusto en una casilla vacía.',
        'Colocar Lago en una casilla vacía y, enseguida, cultivar hasta dos veces, en dos casillas diferentes ortogonalmente adyacentes a ese Lago.',
        'Florecimiento: ganas una vez los puntos que indica el medidor.',
      ],
    },
    'P5.8':
      'Que las casillas sean diferentes solo obliga dentro de la Acción B o C. Un Poder puede aplicarse en una casilla que la Acción haya usado en esta ronda, y al revés. Con varios Lagos, cada uno cultiva hasta dos veces por su cuenta.',
    'P5.9': 'Si no activas el Poder de una carta, su contador no se mueve.',
    'P6.1':
      'Cuando todos han terminado, acaba la ronda. Si cada jugador tiene ante sí tantas cartas como rondas tiene la Estación, termina la Estación. Si no, empieza la ronda siguiente con el nuevo jugador inicial.',
    'P7.1':
      'Acumulación de Luz. El Sol está en un lado y sus rayos cruzan la cuadrícula en línea recta. Un Árbol pequeño proyecta una sombra de 1 casilla detrás de él; uno grande, de 2. Los Árboles que están bajo la sombra también proyectan la suya. Las Grietas, las casillas vacías y todo lo demás cuentan para el largo de una sombra. Los Brotes, los Arbustos y los Lagos no proyectan sombra ni acumulan Luz.',
    'P7.2':
      'Un Árbol está bajo la sombra si lo cubre la de un Árbol de igual o mayor tamaño. Cada Árbol pequeño que recibe Luz da 1 punto; cada Árbol grande, 2.',
    'P7.3':
      'Bosque más grande. Los Árboles pequeños, los Árboles grandes y los Arbustos ortogonalmente adyacentes forman un Bosque. Tu Bosque más grande da 1 punto por cada Árbol y cada Arbusto. Los Lagos y los Brotes no unen.',
    'P7.4':
      'Cambio de Estación. Tras el Invierno termina la partida. Si no, empieza la Estación siguiente: todas las cartas ante los jugadores van a la pila de descartes, y cada Sol avanza un lado en el sentido de las agujas del reloj: arriba, derecha, abajo, izquierda.',
    'P8.1':
      'El valor de Fertilidad de un Bioma es el número de iconos de Fertilidad bocarriba en su pila. Por cada Bioma ganas su valor de Fertilidad multiplicado por el número de tus Árboles grandes allí.',
    'P8.2':
      'Gana quien tiene más puntos. En caso de empate, quien va primero en el orden del turno, contado desde quien tiene el indicador de Jugador inicial tras la última ronda.',
    'P9.1':
      'Juegas contra un adversario simulado por el juego, que no tiene Planeta. El grupo de selección tiene 3 cartas. El orden del turno sigue al indicador de Jugador inicial como siempre, y el adversario puede conseguirlo con la carta que toma. El azar decide quién empieza, y los puntos iniciales son los de siempre.',
    'P9.2':
      'El adversario toma una carta salvaje si la hay; si no, la carta con más iconos de Fertilidad; si no, cuando solo quedan cartas de Aridez, aquella cuyo Bioma tiene menos iconos de Fertilidad bocarriba en la Zona de Fertilidad. En caso de empate, la de más a la izquierda.',
    'P9.3':
      'Tu puntuación te da un título: hasta 120 puntos Brócoli, desde 121 Bonsái, desde 136 Olivo, desde 151 Encina, desde 161 Abedul, desde 171 Pino, desde 181 Roble, desde 191 Baobab, desde 201 Secuoya legendaria.',
  },
  inShort: [
    'En cada ronda tomas una carta: su Bioma dice dónde actúas y su imagen es un Poder adicional.',
    'Planta Brotes y cultívalos hasta que sean Árboles pequeños y luego grandes.',
    'Al final de cada Estación puntúan los Árboles que reciben Luz y tu Bosque más grande. Luego el sol avanza.',
    'La carta que nadie toma cambia la Fertilidad de su Bioma. Al final, cada Árbol grande puntúa la Fertilidad de su Bioma.',
  ],
};
