import type { EarthLessonWords } from '../../guide/lessons.ts';

export const es: EarthLessonWords = {
  welcome: {
    text: 'Vas a formar un islote de dieciséis cartas que se ayudan. Primero eliges una cara de isla y una de clima. Cada una dice con qué empiezas, o lo que podrá hacer.',
  },
  island: {
    text: 'Quédate con esta cara: cuatro cartas y cuatro de suelo para empezar, nueve PV al final. Cuando se activa el verde, da dos de suelo por cada carta con una habilidad amarilla que hayas plantado en ese turno.',
    why: 'Con la otra cara robas más cartas, pero hay que compostar algunas. Para una primera partida esta es más sencilla.',
  },
  climate: {
    text: 'Ahora el clima. Con esta cara colocas dos crecimientos cuando eliges tú el azul.',
    why: 'La otra cara pide cartas en tu compost, y aún no tienes.',
  },
  hand: {
    text: 'Esta es tu mano. La flora y los terrenos se plantan por el suelo que muestra su esquina superior izquierda. Las bandas de color de abajo son habilidades.',
  },
  colors: {
    text: 'En cada turno el jugador activo elige uno de cuatro colores y toma el beneficio mayor; los demás toman el menor. Luego todos activan sus cartas de ese color.',
  },
  green: {
    text: 'Eres el jugador activo. El verde es Plantar: plantas dos cartas, luego robas cuatro y te quedas con una. Elige el verde.',
    why: 'Aún no hay nada plantado: los otros colores no tendrían qué hacer. Empieza con el verde.',
  },
  firstCard: {
    text: 'Planta la Frambuesa negra. Cuesta 1 de suelo.',
    why: 'Tienes 4 de suelo: la Frambuesa negra por 1 y el Arce japonés por 3 lo usan todo.',
  },
  secondCard: {
    text: 'Ahora el Arce japonés por 3 de suelo, en un espacio adyacente a la primera carta, también en diagonal. El islote puede llegar a cuatro por cuatro.',
    why: 'Te quedan 3 de suelo, justo para el Arce japonés, que tiene sitio para brotes y crecimiento.',
  },
  keep: {
    text: 'Miras cuatro cartas nuevas y te quedas con una. La Hierba para gatos no cuesta nada y se riega sola: quédate con ella.',
    why: 'Has gastado todo tu suelo. La Hierba para gatos se planta sin él.',
  },
  activate: {
    text: 'Ahora se activan las cartas del color elegido, también la isla y el clima. Tu isla es verde: el Arce japonés tiene una habilidad amarilla y se ha plantado este turno, así que ganas dos de suelo.',
  },
  minor: {
    text: 'Tu adversario ha elegido el rojo. No eres el jugador activo y eliges tu beneficio menor: dos de suelo, o dos cartas del mazo a tu compost, un PV cada una. Toma el suelo.',
  },
  red: {
    text: 'El rojo se activa también para ti. La Frambuesa negra pide una carta de la mano y te deja robar otra. Siempre puedes saltar una carta.',
  },
  blue: {
    text: 'Tu turno otra vez. El azul es Regar: da seis brotes y dos de suelo a quien lo elige. Cada brote en tus cartas es un PV.',
    why: 'El verde pide suelo, y tienes poco. El azul da seis brotes, que caben en tus dos cartas.',
  },
  sprouts: {
    text: 'Coloca los brotes en tu flora. Cada carta muestra cuántos le caben.',
  },
  monsoon: {
    text: 'Has elegido tú el azul, así que tu clima te da dos crecimientos.',
  },
  growth: {
    text: 'Coloca el crecimiento. Una carta con todos sus espacios de crecimiento ocupados recibe una copa, y entonces cuentan los PV de la copa en vez de los troncos.',
  },
  onYourOwn: {
    text: 'Ya sabes lo que hace falta. El verde planta, el rojo trae suelo y compost, el azul brotes, el amarillo cartas y crecimiento. Desde aquí eliges por tu cuenta.',
  },
  fauna: {
    text: 'Estos son los objetivos de Fauna, para todos. En este nivel, cada uno que reclames vale 10 PV, sea quien sea el primero. Lo marcas con una hoja.',
  },
  engine: {
    text: 'Mira las bandas de tus cartas antes de elegir un color: cuantas más cartas tengas de ese color, más te da, también cuando lo elige otro.',
  },
  ending: {
    text: 'Cuando alguien ha plantado dieciséis cartas, se acaba la ronda y termina la partida. Quien llega primero gana 7 PV.',
  },
  overLines: {
    text: 'La partida ha terminado. Cada línea cuenta algo: PV impresos, eventos, compost, brotes, crecimiento, terrenos y fauna con la bonificación.',
  },
  overTotal: {
    text: ({ total, rival }) =>
      `Tienes ${total} PV contra ${rival}. Prueba luego el nivel estándar con ecosistemas, y Abundance con sus semillas.`,
  },
};
