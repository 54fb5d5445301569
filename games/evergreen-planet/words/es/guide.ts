import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const es: PlanetLessonWords = {
  welcome: {
    text: 'Este es tu Planeta. Durante cuatro Estaciones plantas y cultivas Árboles; la Luz, los Bosques y la Fertilidad dan puntos. Juguemos juntos la Primavera.',
  },
  river: {
    text: 'Estas tres cartas son el grupo de selección. Tú tomas una y el adversario otra. La carta no elegida cambia la Fertilidad de su Bioma.',
  },
  card: {
    text: 'Arriba la carta muestra su Bioma, donde realizas tu Acción; en el medio, su Poder. Los iconos de Fertilidad de abajo solo cuentan si nadie toma la carta.',
  },
  takeSprout: {
    text: 'Toma la carta de flores con el Brote: elígela y confirma.',
    why: 'Podrías tomar cualquier carta. Esta va primero porque todo empieza con Brotes.',
  },
  leftOver: {
    text: 'El adversario ha tomado la carta salvaje y ha sobrado la de pradera. Ahora está en la Zona de Fertilidad: al final, cada Árbol grande tuyo en la pradera dará 1 punto por su icono de Fertilidad.',
  },
  plant: {
    text: ({ plant }) =>
      `En cada ronda realizas una Acción. «${plant}» coloca hasta tres Brotes en el Bioma de tu carta. Elígela.`,
    why: ({ plant }) =>
      `Todavía no hay nada que cultivar, y «${plant}» es la que más planta. Las demás Acciones ya llegarán.`,
  },
  sprouts: {
    text: 'Planta tres Brotes en las flores. Las casillas marcadas están juntas, y eso importará luego; otras casillas de flores también valen.',
  },
  power: {
    text: 'Además de la Acción puedes activar el Poder de tu carta. Primero su contador avanza una posición, aquí de 0 a 2. Así que plantas dos Brotes más.',
    why: 'Podrías pasar sin él. Pero un Poder que no se activa se pierde, así que actívalo primero.',
  },
  anywhere: {
    text: 'Un Poder vale en cualquier lugar del Planeta. Planta los dos Brotes en la pradera, junto a las flores.',
  },
  finish: {
    text: ({ finish }) => `No queda nada por hacer en esta ronda. «${finish}» acaba tu turno.`,
  },
  token: {
    text: 'El adversario tomó antes la carta con el indicador de Jugador inicial, por eso ha elegido primero. Quien toma la carta con el indicador empieza la ronda siguiente.',
  },
  takeSmall: {
    text: 'Toma la carta de flores con el Árbol pequeño. Lleva el indicador de Jugador inicial, y la otra carta de flores, con sus tres iconos de Fertilidad, sobrará.',
    why: 'La carta del Lago también es buena. Pero si sobra, hace más fértil el Bioma de tus Brotes.',
  },
  fertile: {
    text: 'Tres iconos de Fertilidad para las flores. Cada Árbol grande que tengas allí al final dará 3 puntos.',
  },
  grow: {
    text: ({ grow }) =>
      `Ahora, a cultivar. «${grow}» convierte Brotes en Árboles pequeños, o pequeños en grandes, en dos casillas diferentes de tu Bioma.`,
    why: 'Los Brotes no dan puntos. Cultívalos antes de plantar más.',
  },
  smallTrees: {
    text: 'Cultiva los Brotes de d3 y f3. No se salta ningún tamaño: cada uno será un Árbol pequeño.',
  },
  smallPower: {
    text: 'Tu Poder cultiva un Brote más, donde quieras.',
    why: 'El Poder se perdería. Actívalo antes de terminar.',
  },
  thirdTree: {
    text: 'Cultiva el Brote de e3.',
  },
  light: {
    text: 'Al final de una Estación se acumula Luz. En Primavera el Sol está arriba y sus rayos bajan en línea recta. Un Árbol pequeño que recibe Luz da 1 punto; uno grande, 2.',
  },
  suns: {
    text: 'Un Árbol pequeño proyecta una sombra de una casilla; uno grande, de dos. Un Árbol bajo la sombra de otro de igual o mayor tamaño no da nada. Tras cada Estación el Sol avanza un lado: en Verano está a la derecha.',
  },
  finishSecond: {
    text: 'Termina la ronda.',
  },
  takeBig: {
    text: 'Tienes el indicador de Jugador inicial y eliges primero. Los Árboles grandes dan más donde el Bioma es fértil: toma la carta de flores con el Árbol grande.',
    why: 'Solo los Árboles grandes dan puntos por Fertilidad, y aún no tienes ninguno. Toma la carta con el Árbol grande.',
  },
  drought: {
    text: 'Esta vez ha sobrado una Aridez. Ha puesto bocabajo la última carta de su Bioma: el pantano ya no es fértil. Deja las Arideces donde otros sean fuertes.',
  },
  each: {
    text: ({ each }) =>
      `«${each}»: planta una vez y cultiva una vez, en dos casillas diferentes, en el orden que quieras.`,
    why: ({ each }) => `Ya sabes plantar y cultivar. «${each}» hace ambas cosas una vez, y eso es nuevo.`,
  },
  plantAndGrow: {
    text: 'Planta en f1 y cultiva el Árbol pequeño de e3: será grande.',
  },
  bigPower: {
    text: 'El Poder de esta carta convierte un Árbol pequeño en uno grande.',
    why: 'El Poder se perdería. Actívalo antes de terminar.',
  },
  secondBig: {
    text: 'Cultiva el Árbol pequeño de d3: será grande.',
  },
  undo: {
    text: 'Todo se puede deshacer mientras no se hayan revelado cartas nuevas. Pruébalo si quieres y luego termina.',
  },
  takeLake: {
    text: 'El adversario ha elegido primero. Toma la carta de pradera con el Lago.',
    why: 'La de nieve es otra Aridez. Y el Lago aún no lo conoces.',
  },
  powerFirst: {
    text: 'El Poder también puede ir antes de la Acción, nunca en medio. Activa primero el Lago.',
    why: 'La Acción puede esperar: esta vez el Poder va primero.',
  },
  dig: {
    text: 'Un Lago cultiva enseguida hasta dos casillas adyacentes. Colócalo en f2, entre tus Árboles.',
    why: 'Junto a f2 hay dos casillas que se pueden cultivar.',
  },
  water: {
    text: 'Cultiva el Brote de f1 y el Árbol pequeño de f3.',
  },
  actionAfter: {
    text: ({ grow }) => `Ahora la Acción. Tu carta es de pradera, y allí esperan dos Brotes: «${grow}».`,
    why: ({ grow }) => `Dos Brotes esperan en la pradera. «${grow}» los convierte en Árboles.`,
  },
  meadow: {
    text: 'Cultiva los Brotes de b3 y c3.',
  },
  forest: {
    text: 'Árboles y Arbustos adyacentes forman un Bosque. Al final de la Estación, el más grande da 1 punto por cada Árbol y Arbusto. Lo que está detrás de un Lago no cuenta: los Lagos y los Brotes no unen.',
  },
  lastOfSpring: {
    text: 'La última ronda de la Primavera. Ahora eliges tú: el Arbusto vendría bien, pero vale cualquier carta.',
  },
  bush: {
    text: 'Un Arbusto no se cultiva, no proyecta sombra ni acumula Luz, pero es parte de un Bosque. Si tienes otra carta, mira qué hace su Poder.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `«${whatItScores}» muestra en cada casilla cuánto ganarías allí, con este Sol y los siguientes. Termina la ronda como quieras.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `La Primavera ha terminado. La Luz te ha dado ${springLight} puntos y tu Bosque más grande ${springForest}. El Sol avanza: mira dónde caerán las sombras.`,
  },
  onYourOwn: {
    text: 'Desde aquí juegas por tu cuenta, y yo solo diré algo de vez en cuando. El Verano tiene cuatro rondas, el Otoño tres, el Invierno dos.',
  },
  tracks: {
    text: 'Cada vez que activas un Poder, aumenta su potencia. A menudo conviene quedarse con unos pocos.',
  },
  autumn: {
    text: 'Otoño. El Sol llega desde abajo. Piensa en el final: solo los Árboles grandes dan puntos por la Fertilidad de su Bioma.',
  },
  winter: {
    text: 'Las dos últimas rondas. Lo que aún llegue a Árbol grande en un Bioma fértil puede contar dos veces: por la Luz y por la Fertilidad.',
  },
  overLight: {
    text: ({ light, forest, buds }) =>
      `El año ha terminado. La Luz te ha dado ${light} puntos en cuatro Estaciones, tus Bosques más grandes ${forest} y el Florecimiento ${buds}.`,
  },
  overFertility: {
    text: ({ fertility }) =>
      `Al final, cada Bioma ha multiplicado su Fertilidad por tus Árboles grandes allí: ${fertility} puntos.`,
  },
  overTitle: {
    text: ({ total, title }) =>
      `En total ${total} puntos: ${title}. Ya conoces el juego. Juégalo otra vez con otras cartas, o con amigos.`,
  },
};
