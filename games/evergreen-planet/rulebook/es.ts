import type { PlanetRulebookWords } from './sections.ts';

export const es: PlanetRulebookWords = {
  titles: {
    P1: 'Lo que hay',
    P2: 'Preparación',
    P3: 'El año',
    P4: 'Tomar cartas',
    P5: 'Acciones y poderes',
    P6: 'El final de una ronda',
    P7: 'El final de una estación',
    P8: 'El final de la partida',
    P9: 'Jugar en solitario',
  },
  rules: {
    'P1.1':
      'Cada persona tiene su propio planeta. Es una cuadrícula, y cada casilla pertenece a uno de seis biomas. Cuatro de las casillas son grietas.',
    'P1.2':
      'Hay 42 cartas de bioma: seis de cada bioma y seis salvajes. Una carta tiene un bioma, o es salvaje, y tiene uno de seis poderes. Las cartas con bioma muestran uno o más tulipanes de fertilidad o una flor marchita de aridez; las salvajes no muestran ninguna de las dos cosas.',
    'P1.3':
      'Cada persona tiene seis escalas de poder. Cada marcador empieza en el primer paso, de fuerza 0, y nunca retrocede.',
    'P1.4': 'Siempre hay brotes, árboles, arbustos y lagos suficientes.',
    'P1.5':
      'En una casilla hay como mucho una pieza: un brote, un árbol pequeño, un árbol grande, un arbusto o un lago. En una grieta no hay nunca ninguna.',
    'P2.1':
      'La suerte decide quién recibe el indicador de jugador inicial, la bellota. Desde ahí, en orden de turno, se empieza con 0, 1, 2 y 3 puntos.',
    'P2.2': 'Todos los soles empiezan en el mismo lado: arriba, salvo que la mesa haya elegido otro.',
    'P2.3':
      'Se baraja el mazo y se descubren cartas de una en una hasta que se vean al menos 5 tulipanes. Las cartas con tulipanes van a la zona de fertilidad, donde cada bioma tiene un montón en el orden en que llegan. Las demás cartas descubiertas se barajan de nuevo en el mazo.',
    'P3.1':
      'El año tiene cuatro estaciones: primavera con 5 rondas, verano con 4, otoño con 3 e invierno con 2, 14 en total.',
    'P3.2':
      'En una ronda, primero todos toman una carta, luego vienen acciones y poderes, y después la ronda termina. Tras la última ronda de una estación, termina la estación.',
    'P4.1':
      'Junto al mazo se ponen en fila, boca arriba, tantas cartas como personas juegan y una más: el grupo de selección. La carta más cercana al mazo es la de la izquierda.',
    'P4.2': 'Desde el jugador inicial, en el sentido del reloj, cada persona toma una carta.',
    'P4.3':
      'En cuanto el jugador inicial ha tomado una carta, la bellota se pone sobre la carta que queda más a la izquierda.',
    'P4.4':
      'Quien toma la carta con la bellota toma también la bellota y es jugador inicial en la ronda siguiente. Si nadie la toma, la bellota vuelve al jugador inicial de esta ronda.',
    'P4.5': {
      text: 'Queda una carta. Lo que pasa con ella lo dice su pie:',
      list: [
        'Tulipanes: va encima del montón de su bioma en la zona de fertilidad.',
        'Aridez: primero se pone boca abajo la última carta añadida a ese montón, y sus tulipanes ya no cuentan. Después la carta de aridez se pone encima. Sin montón, simplemente se deja allí. Una carta de aridez en lo alto es ella misma la última carta: otra aridez le da la vuelta y no cambia nada más.',
        'Nada: va al descarte.',
      ],
    },
    'P4.6':
      'Cuando hay que robar y el mazo está vacío, el descarte se baraja como mazo nuevo. Las cartas de la zona de fertilidad y las que están ante cada persona se quedan donde están. Si el grupo de selección necesita más cartas de las que hay, toma las que quedan, luego se baraja y luego se sigue.',
    'P5.1':
      'Todos actúan a la vez, cada cual en su planeta. Hay que hacer exactamente una acción y se puede usar el poder de la carta: todo antes de la acción o todo después, nunca en medio.',
    'P5.2':
      'Hay dos efectos. Plantar es poner un brote en una casilla vacía. Crecer es convertir un brote en árbol pequeño, o un árbol pequeño en grande. Nada se salta un tamaño y nada encoge; arbustos y lagos no cambian nunca.',
    'P5.3': {
      text: 'Hay cuatro acciones:',
      list: [
        'A: plantar hasta tres veces.',
        'B: hacer crecer hasta dos veces, en casillas distintas.',
        'C: plantar hasta una vez y hacer crecer hasta una vez, en casillas distintas, en cualquier orden.',
        'D: plantar una vez o hacer crecer una vez, en cualquier bioma.',
      ],
    },
    'P5.4':
      'A, B y C solo valen en el bioma de la carta tomada en esta ronda. Con una carta salvaje cada efecto puede ser en cualquier bioma. D no mira el bioma.',
    'P5.5': '«Hasta» incluye menos, y también ninguna.',
    'P5.6':
      'Para usar el poder, mueve primero su marcador un paso a la derecha, sin pasar del último. Después el poder actúa hasta tantas veces como diga ese paso. Los poderes valen en cualquier bioma, cada efecto donde quieras.',
    'P5.7': {
      text: 'Hay seis poderes:',
      list: [
        'Brote: plantar.',
        'Árbol pequeño: un brote pasa a ser árbol pequeño.',
        'Árbol grande: un árbol pequeño pasa a ser grande.',
        'Arbusto: poner un arbusto en una casilla vacía.',
        'Lago: poner un lago en una casilla vacía y enseguida hacer crecer hasta dos veces, en dos casillas distintas que compartan un lado con ese lago.',
        'Florecimiento: puntuar una vez el número que muestra el paso.',
      ],
    },
    'P5.8':
      'Que las casillas sean distintas solo obliga dentro de la acción B o C. Un poder puede actuar en una casilla que la acción usó en esta ronda, y al revés. Con varios lagos, cada lago tiene sus dos crecimientos.',
    'P5.9': 'Si no se usa el poder de una carta, su marcador no se mueve.',
    'P6.1':
      'Cuando todos han acabado, termina la ronda. Si cada persona tiene ante sí tantas cartas como rondas tiene la estación, termina la estación. Si no, empieza la ronda siguiente con el nuevo jugador inicial.',
    'P7.1':
      'Luz. El sol está en un lado y sus rayos cruzan la cuadrícula en línea recta. Un árbol pequeño da sombra a 1 casilla detrás de él, uno grande a 2. Los árboles a la sombra también dan la suya. Grietas, casillas vacías y todas las demás piezas cuentan para el largo de una sombra. Brotes, arbustos y lagos no dan sombra ni recogen luz.',
    'P7.2':
      'Un árbol está a la sombra si está en la de un árbol de su tamaño o mayor. Cada árbol pequeño con luz da 1 punto, cada árbol grande con luz 2.',
    'P7.3':
      'Bosque más grande. Árboles pequeños, árboles grandes y arbustos que comparten un lado forman un bosque. Tu bosque más grande da 1 punto por cada pieza. Lagos y brotes no unen.',
    'P7.4':
      'Tras el invierno termina la partida. Si no, empieza la estación siguiente: todas las cartas ante las personas van al descarte, y cada sol avanza un lado en el sentido del reloj: arriba, derecha, abajo, izquierda.',
    'P8.1':
      'La fertilidad de un bioma es el número de tulipanes boca arriba en su montón. Cada persona puntúa, por cada bioma, su fertilidad por el número de sus árboles grandes allí.',
    'P8.2':
      'Gana quien tiene más puntos. En caso de empate, quien va primero en el orden de turno, contado desde quien tiene la bellota tras la última ronda.',
    'P9.1':
      'Juegas con un rival virtual que no tiene planeta. El grupo de selección tiene 3 cartas. El orden sigue a la bellota como siempre, y el rival puede ganarla con la carta que toma. La suerte decide quién empieza, y los puntos iniciales son los de siempre.',
    'P9.2':
      'El rival toma una carta salvaje si la hay; si no, la carta con más tulipanes; si no, cuando solo quedan arideces, aquella cuyo bioma tiene menos tulipanes boca arriba en la zona. En caso de empate, la de la izquierda.',
    'P9.3':
      'Tu puntuación da un título: hasta 120 puntos brócoli, desde 121 bonsái, desde 136 olivo, desde 151 acebo, desde 161 abedul, desde 171 pino, desde 181 roble, desde 191 baobab, desde 201 secuoya legendaria.',
  },
};
