import type { EarthLessonWords } from '../lessons.ts';

export const es: EarthLessonWords = {
  welcome: {
    text: 'Vas a cultivar una isla de dieciséis cartas que se ayudan. Primero eliges una cara de isla y una de clima. Cada una dice con qué empiezas, o lo que podrá hacer.',
  },
  island: {
    text: 'Quédate esta cara: cuatro cartas y cuatro tierras para empezar, nueve puntos al final. Cuando se activa el verde, paga dos tierras por cada carta con habilidad amarilla que plantaste en ese turno.',
    why: 'La otra cara roba más cartas, pero hay que apartar algunas. Para una primera partida esta es más sencilla.',
  },
  climate: {
    text: 'Ahora el clima. Esta cara te deja poner dos crecimientos cuando eliges tú el azul.',
    why: 'La otra cara pide cartas en tu compost, y aún no tienes.',
  },
  hand: {
    text: 'Esta es tu mano. Flora y terrenos se plantan por la tierra que muestra su esquina superior izquierda. Las bandas de color de abajo son habilidades.',
  },
  colors: {
    text: 'En cada turno la persona activa elige uno de cuatro colores y recibe lo más; las demás reciben un poco. Luego todos activan sus cartas de ese color.',
  },
  green: {
    text: 'Eres la persona activa. Con verde plantas dos cartas, luego robas cuatro y te quedas una. Elige verde.',
    why: 'Aún no hay nada plantado: los otros colores no tendrían qué hacer. Empieza con verde.',
  },
  firstCard: {
    text: 'Planta las Black Raspberries. Cuestan 1 tierra, y la primera carta va donde quieras.',
    why: 'Tienes 4 tierras: las Black Raspberries por 1 y el Japanese Maple por 3 las usan todas.',
  },
  secondCard: {
    text: 'Ahora el Japanese Maple por 3 tierras, en una casilla que toque la primera carta por un lado o una esquina. La isla puede llegar a cuatro por cuatro.',
    why: 'Te quedan 3 tierras, justo para el Japanese Maple, que tiene sitio para brotes y crecimiento.',
  },
  keep: {
    text: 'Miras cuatro cartas nuevas y te quedas una. La Cat Grass no cuesta nada y se riega sola: quédatela.',
    why: 'Tu tierra se ha gastado. La Cat Grass se planta sin ella.',
  },
  activate: {
    text: 'Ahora se activan las cartas del color elegido, también isla y clima. Tu isla responde al verde: el Japanese Maple tiene una habilidad amarilla y se plantó este turno, así que recibes dos tierras.',
  },
  minor: {
    text: 'La otra persona eligió rojo. No eres la activa y eliges uno de dos beneficios pequeños: dos tierras, o dos cartas del mazo a tu compost, un punto cada una. Toma la tierra.',
  },
  red: {
    text: 'El rojo se activa también para ti. Las Black Raspberries piden una carta de la mano y te dejan robar otra. Cualquier carta se puede saltar.',
  },
  blue: {
    text: 'Tu turno otra vez. El azul da seis brotes y dos tierras a quien lo elige. Cada brote en tus cartas es un punto.',
    why: 'El verde pide tierra, y tienes poca. El azul da seis brotes, que caben en tus dos cartas.',
  },
  sprouts: {
    text: 'Pon los brotes en tu flora. Cada carta muestra cuántos lleva.',
  },
  monsoon: {
    text: 'Elegiste tú el azul, así que tu clima responde: dos crecimientos.',
  },
  growth: {
    text: 'Pon el crecimiento. Una carta con todas sus casillas de crecimiento llenas recibe una copa, y entonces cuentan los puntos de la copa en vez de las piezas.',
  },
  onYourOwn: {
    text: 'Ya sabes lo que hace falta. El verde planta, el rojo trae tierra y compost, el azul brotes, el amarillo cartas y crecimiento. Desde aquí eliges por tu cuenta.',
  },
  fauna: {
    text: 'Estas son metas para todos. En este nivel cada una que alcanzas vale 10 puntos, sea quien sea la primera persona. La marcas con una hoja.',
  },
  engine: {
    text: 'Mira las bandas de tus cartas antes de elegir un color: cuantas más responden, más te da, también cuando lo elige otra persona.',
  },
  ending: {
    text: 'Cuando alguien ha plantado dieciséis cartas, se acaba la ronda y termina la partida. Quien llega primero recibe 7 puntos.',
  },
  overLines: {
    text: 'La partida ha terminado. Cada línea cuenta algo: puntos impresos, eventos, compost, brotes, crecimiento, terrenos y fauna con la bonificación.',
  },
  overTotal: {
    text: 'Tienes {total} puntos contra {rival}. Prueba luego el nivel estándar con ecosistemas, y Abundance con sus semillas.',
  },
};
