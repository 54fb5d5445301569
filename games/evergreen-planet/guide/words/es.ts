import type { PlanetLessonWords } from '../lessons.ts';

export const es: PlanetLessonWords = {
  welcome: {
    text: 'Este es tu planeta. Durante cuatro estaciones plantas árboles y los haces crecer; la luz, los bosques y la tierra fértil dan puntos. La primavera la recorremos juntos.',
  },
  river: {
    text: 'Estas tres cartas son el grupo de selección. Tú tomas una y el rival toma otra. La que queda alimenta su bioma.',
  },
  card: {
    text: 'Arriba la carta tiene su bioma, donde vale tu acción; en el medio, su poder. Los tulipanes de abajo solo cuentan si la carta queda sin tomar.',
  },
  takeSprout: {
    text: 'Toma la carta de flores con el brote: elígela y confirma.',
    why: 'Cualquier carta se puede tomar. Esta va primero porque todo empieza con brotes.',
  },
  leftOver: {
    text: 'El rival tomó la carta salvaje y quedó la de pradera. Ahora está en la zona de fertilidad: al final, cada árbol grande tuyo en la pradera vale 1 punto por su tulipán.',
  },
  plant: {
    text: 'En cada ronda haces una acción. {plant} pone hasta tres brotes en el bioma de tu carta. Elígela.',
    why: 'Todavía no hay nada que pueda crecer, y {plant} es la que más planta. Elígela por ahora; las demás ya llegarán.',
  },
  sprouts: {
    text: 'Planta tres brotes en las flores. Las casillas marcadas están juntas, y eso importará luego; otras casillas de flores también valen.',
  },
  power: {
    text: 'Además de la acción puedes usar el poder de tu carta. Su marcador avanza primero un paso, aquí de 0 a 2. Así que tienes dos brotes más.',
    why: 'Podrías terminar sin él. Un poder que no se usa se pierde, así que úsalo primero.',
  },
  anywhere: {
    text: 'Un poder vale en cualquier bioma. Pon los dos brotes en la pradera, junto a las flores.',
  },
  finish: {
    text: 'No queda nada que hacer en esta ronda. {finish} acaba tu turno.',
  },
  token: {
    text: 'El rival tomó antes la carta con la bellota, por eso ha tomado primero. Quien toma la carta con la bellota empieza la ronda siguiente.',
  },
  takeSmall: {
    text: 'Toma la carta de flores con el árbol pequeño. Tiene la bellota, y la otra carta de flores, con sus tres tulipanes, quedará sin tomar.',
    why: 'La carta del lago también es buena. Pero si queda, hace fértil la tierra de tus brotes.',
  },
  fertile: {
    text: 'Tres tulipanes para las flores. Cada árbol grande que tengas allí al final valdrá 3 puntos.',
  },
  grow: {
    text: 'Ahora, a crecer. {grow} convierte brotes en árboles pequeños, o pequeños en grandes, en dos casillas distintas de tu bioma.',
    why: 'Los brotes no puntúan. Hazlos crecer antes de plantar más.',
  },
  smallTrees: {
    text: 'Haz crecer los brotes de d3 y f3. Nada se salta un tamaño: cada uno será un árbol pequeño.',
  },
  smallPower: {
    text: 'Tu poder hace crecer un brote más, donde quieras.',
    why: 'El poder se perdería. Úsalo antes de terminar.',
  },
  thirdTree: {
    text: 'Haz crecer el brote de e3.',
  },
  light: {
    text: 'Al final de una estación se cuenta la luz. En primavera el sol está arriba y sus rayos bajan en línea recta. Un árbol pequeño con luz vale 1 punto, uno grande 2.',
  },
  suns: {
    text: 'Un árbol pequeño da sombra a una casilla, lejos del sol; uno grande, a dos. Un árbol a la sombra de otro de su tamaño o mayor no puntúa. Tras cada estación el sol avanza un lado: en verano está a la derecha.',
  },
  finishSecond: {
    text: 'Termina la ronda.',
  },
  takeBig: {
    text: 'Tienes la bellota y tomas primero. Un árbol grande vale más donde el bioma es fértil: toma la carta de flores con el árbol grande.',
    why: 'Solo los árboles grandes puntúan por fertilidad, y aún no tienes ninguno. Toma la carta con el árbol grande.',
  },
  drought: {
    text: 'Esta vez quedó una aridez. Ha puesto boca abajo la última carta de su bioma: el pantano ya no tiene tulipán. Puedes dejar una aridez donde otros son fuertes.',
  },
  each: {
    text: '{each}: planta una vez y haz crecer una vez, en dos casillas distintas, en el orden que quieras.',
    why: 'Ya sabes plantar y hacer crecer. {each} hace ambas cosas una vez, y eso es nuevo.',
  },
  plantAndGrow: {
    text: 'Planta en f1 y haz grande el árbol pequeño de e3.',
  },
  bigPower: {
    text: 'El poder de esta carta convierte un árbol pequeño en uno grande.',
    why: 'El poder se perdería. Úsalo antes de terminar.',
  },
  secondBig: {
    text: 'Haz grande el árbol pequeño de d3.',
  },
  undo: {
    text: 'Cada paso se puede deshacer mientras no se haya visto nada nuevo. Pruébalo si quieres y luego termina.',
  },
  takeLake: {
    text: 'El rival ha tomado primero. Toma la carta de pradera con el lago.',
    why: 'La de nieve es otra aridez. El lago es el poder que aún no conoces.',
  },
  powerFirst: {
    text: 'El poder también puede ir antes de la acción, nunca en medio. Usa primero el lago.',
    why: 'La acción puede esperar: esta vez el poder va primero.',
  },
  dig: {
    text: 'Un lago hace crecer enseguida hasta dos vecinos. Cávalo en f2, entre tus árboles.',
    why: 'En f2 el lago tiene dos vecinos que pueden crecer.',
  },
  water: {
    text: 'Haz crecer el brote de f1 y el árbol pequeño de f3.',
  },
  actionAfter: {
    text: 'Ahora la acción. Tu carta es de pradera, y allí esperan dos brotes: {grow}.',
    why: 'Dos brotes esperan en la pradera. {grow} los hace árboles.',
  },
  meadow: {
    text: 'Haz crecer los brotes de b3 y c3.',
  },
  forest: {
    text: 'Árboles y arbustos juntos forman un bosque. Al final de la estación, el más grande vale 1 punto por pieza. Un árbol detrás de un lago no es parte de él: lagos y brotes no unen.',
  },
  lastOfSpring: {
    text: 'La última ronda de primavera. Ahora eliges tú: el arbusto vendría bien, pero vale cualquier carta.',
  },
  bush: {
    text: 'Un arbusto nunca crece, no da sombra ni recoge luz, pero es parte de un bosque. Si tienes otra carta, mira qué hace su poder.',
  },
  scores: {
    text: '{whatItScores} muestra en cada casilla lo que daría un paso allí, con este sol y los que vienen. Termina la ronda como quieras.',
  },
  springEnds: {
    text: 'La primavera ha terminado. La luz te dio {springLight} puntos y tu bosque más grande {springForest}. El sol ha avanzado: mira dónde caen ahora las sombras.',
  },
  onYourOwn: {
    text: 'Desde aquí juegas por tu cuenta, y yo solo digo algo de vez en cuando. El verano tiene cuatro rondas, el otoño tres, el invierno dos.',
  },
  tracks: {
    text: 'Cada vez que se usa un poder, se hace más fuerte. A menudo conviene quedarse con unos pocos.',
  },
  autumn: {
    text: 'Otoño. El sol llega desde abajo. Piensa en el final: solo los árboles grandes puntúan con los tulipanes de su bioma.',
  },
  winter: {
    text: 'Las dos últimas rondas. Lo que aún llegue a árbol grande en un bioma fértil puede contar dos veces: por la luz y por la fertilidad.',
  },
  overLight: {
    text: 'El año ha terminado. La luz te dio {light} puntos en cuatro estaciones, tus bosques más grandes {forest} y los florecimientos {buds}.',
  },
  overFertility: {
    text: 'Al final, cada bioma contó sus tulipanes por tus árboles grandes allí: {fertility} puntos.',
  },
  overTitle: {
    text: 'En total {total} puntos: {title}. Ya conoces el juego. Juégalo otra vez con otras cartas, o con amigos.',
  },
};
