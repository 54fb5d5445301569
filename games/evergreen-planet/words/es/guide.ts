import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const es: PlanetLessonWords = {
  welcome: {
    text: 'Este es tu Planeta. Durante cuatro Estaciones plantas y cultivas Árboles; la Luz, los Bosques y la Fertilidad dan puntos. Juguemos juntos la Primavera.',
  },
  takeSprout: {
    text: 'Hay tres cartas: tú tomas una, el adversario otra, y la tercera cambia la Fertilidad. Arriba, una carta muestra el Bioma de tu Acción; en el medio, su Poder. Toca la carta de flores con el Brote para tomarla.',
    why: 'Podrías tomar cualquier carta. Esta va primero porque todo empieza con Brotes.',
  },
  plant: {
    text: 'En cada ronda realizas una Acción en el Bioma de tu carta. Toca las casillas marcadas para plantar tres Brotes. Están juntas, y eso importará luego; otras casillas de flores también valen.',
  },
  power: {
    text: 'A eso se suma el Poder de tu carta. Primero su contador avanza una posición, aquí de 0 a 2: así que plantas dos Brotes más, en cualquier lugar del Planeta. Ponlos en la pradera, junto a las flores.',
  },
  finish: {
    text: 'Ese ha sido tu turno. Cuando no queda nada por hacer, termina solo; todo se puede deshacer mientras no se revelen cartas nuevas.',
  },
  takeSmall: {
    text: 'El adversario tomó la carta con el indicador de Jugador inicial, por eso ha elegido primero. Toma la carta de flores con el Árbol pequeño: lleva el indicador, y la otra carta de flores, con tres iconos de Fertilidad, sobrará.',
    why: 'La carta del Lago también es buena. Pero si sobra, hace más fértil el Bioma de tus Brotes.',
  },
  fertile: {
    text: 'La carta que ha sobrado da tres iconos de Fertilidad a las flores. Cada Árbol grande que tengas allí al final dará 3 puntos.',
  },
  grow: {
    text: 'Ahora, a cultivar. Toca dos de tus Brotes en las flores, y el tercero con tu Poder: cada uno será un Árbol pequeño. Los pequeños llegan a grandes; no se salta ningún tamaño.',
  },
  light: {
    text: 'Al final de una Estación se acumula Luz. En Primavera el Sol está arriba y sus rayos bajan en línea recta. Un Árbol pequeño que recibe Luz da 1 punto; uno grande, 2. Bajo la sombra de otro de igual o mayor tamaño, un Árbol no da nada.',
  },
  takeBig: {
    text: 'Tienes el indicador de Jugador inicial y eliges primero. Los Árboles grandes dan más donde el Bioma es fértil: toma la carta de flores con el Árbol grande.',
    why: 'Solo los Árboles grandes dan puntos por Fertilidad, y aún no tienes ninguno. Toma la carta con el Árbol grande.',
  },
  drought: {
    text: 'Esta vez ha sobrado una Aridez. Ha puesto bocabajo la última carta de su Bioma: el pantano ya no es fértil. Mejor ahí que donde están tus Árboles.',
  },
  each: {
    text: ({ each }) =>
      `Ahora las dos cosas: planta en f1 y luego cultiva e3. Es la Acción «${each}». Tu Poder convierte otro Árbol pequeño en grande: d3.`,
  },
  takeLake: {
    text: 'El adversario ha elegido primero. Toma la carta de pradera con el Lago.',
    why: 'La de nieve es otra Aridez. Y el Lago aún no lo conoces.',
  },
  dig: {
    text: 'Un Lago cultiva enseguida hasta dos casillas adyacentes. El Poder también puede ir antes de la Acción, nunca en medio: toca f2, entre tus Árboles, para colocar el Lago.',
  },
  water: {
    text: 'Cultiva el Brote de f1 y el Árbol pequeño de f3.',
  },
  meadow: {
    text: 'Ahora la Acción. Tu carta es de pradera, y allí esperan dos Brotes: cultiva b3 y c3.',
  },
  forest: {
    text: 'Árboles y Arbustos adyacentes forman un Bosque. Al final de la Estación, el más grande da 1 punto por cada Árbol y Arbusto. Lo que está detrás de un Lago no cuenta: los Lagos y los Brotes no unen.',
  },
  lastOfSpring: {
    text: 'La última ronda de la Primavera, y ahora eliges tú. Un Arbusto no se cultiva, no proyecta sombra ni acumula Luz, pero es parte de un Bosque; también vale cualquier otra carta.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `«${whatItScores}» muestra en cada casilla cuánto ganarías allí, con este Sol y los siguientes.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `La Primavera te ha dado ${springLight} puntos de Luz y ${springForest} por tu Bosque más grande. El Sol ha pasado a la derecha: mira dónde caen ahora las sombras, de una casilla tras los Árboles pequeños y de dos tras los grandes.`,
  },
  onYourOwn: {
    text: 'Desde aquí juegas por tu cuenta. El Verano tiene cuatro rondas, el Otoño tres, el Invierno dos. Cada vez que activas un Poder, aumenta su potencia; a menudo conviene quedarse con unos pocos.',
  },
  autumn: {
    text: 'Otoño. El Sol llega desde abajo. Piensa en el final: solo los Árboles grandes dan puntos por la Fertilidad de su Bioma.',
  },
  over: {
    text: ({ light, forest, fertility, total, title }) =>
      `La Luz te ha dado ${light} puntos, tus Bosques más grandes ${forest}, y la Fertilidad por tus Árboles grandes ${fertility}. En total ${total} puntos: ${title}. Ya conoces el juego.`,
  },
};
