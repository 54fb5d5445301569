import type { EarthExampleWords } from './types.ts';

export const es: EarthExampleWords = {
  'E5.1': [
    'Es tu turno. Arriba está lo que tienes tú; abajo, lo que tiene Ana.',
    ({ soil, cards }) =>
      `Eliges el rojo, Compostar. Ganas ${soil} de suelo y compostas ${cards} cartas del mazo sin mirarlas.`,
    ({ soil }) => `Ana recibe el beneficio menor y toma una de las opciones: ${soil} de suelo.`,
  ],
  'E5.3': [
    ({ soil }) =>
      `Has elegido el verde, Plantar, y tienes ${soil} de suelo. El disco de cada carta de tu mano indica su coste.`,
    ({ paid, left }) =>
      `El roble se planta junto a una carta de tu islote. Cuesta ${paid} de suelo; te quedan ${left}.`,
    ({ cards }) => `La menta no cuesta nada. Después de plantar miras ${cards} cartas del mazo.`,
    'Te quedas con la palmera y las demás van a la pila de descartes.',
  ],
  'E5.4': [
    'Tu islote antes de una acción azul, Regar.',
    ({ placed, spaces }) =>
      `Los brotes van a espacios de brote libres, repartidos como quieras: ${placed} en el roble, que no tiene más de ${spaces}.`,
    ({ placed, soil }) => `Los otros ${placed} van a la hierba. Después llegan ${soil} de suelo.`,
  ],
  'E6.3': [
    'Se activa el rojo. A las habilidades rojas les toca fila por fila, cada una de izquierda a derecha.',
    ({ cards }) => `Primero la carta de arriba a la izquierda: robas ${cards} carta.`,
    ({ sprouts }) => `Después la carta de su derecha: ${sprouts} brotes, que colocas en ella.`,
    ({ paid, soil }) =>
      `Después la fila de abajo: ${paid} brote de los recién ganados paga ${soil} de suelo. La carta sin habilidad roja se pasa por alto.`,
  ],
  'E7.4': [
    ({ cost, soil }) =>
      `El roble cuesta ${cost} de suelo y solo tienes ${soil}. Pero la habilidad marrón de tu terreno abarata los árboles.`,
    ({ paid, soil }) => `Así que el roble cuesta ${paid} de suelo y te queda ${soil}.`,
  ],
  'E8.1': [
    ({ sprouts }) => `En tu hierba hay ${sprouts} brotes, pero casi no tienes suelo.`,
    ({ paid, soil }) => `En una pausa conviertes ${paid} brotes en ${soil} de suelo.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Todos los espacios de brote de tu islote están ocupados: hay ${sprouts} brotes.`,
    ({ stored }) => `Una habilidad amarilla da más. Como no hay ningún espacio libre, almacenas ${stored} brotes.`,
  ],
  'E10.3': [
    ({ spaces }) => `Este arbusto tiene ${spaces} espacios de crecimiento y su habilidad amarilla da crecimiento.`,
    'El primer crecimiento es un tronco.',
    ({ points, pieces }) =>
      `Lo que ocupa el último espacio es la copa. Al final da ${points} PV en lugar de ${pieces} por sus crecimientos.`,
  ],
  'E12.2': [
    'Gastas una semilla para germinar y nombras tu criterio de búsqueda: un árbol. Esta es tu mano por ahora.',
    ({ revealed }) => `Se revelan cartas desde el fondo del mazo. Tras ${revealed} cartas aparece el primer árbol.`,
    'Va a tu mano; las demás cartas reveladas van a la pila de descartes.',
  ],
  'E15.1': [
    ({ cards }) =>
      `Una parte de una puntuación. Primero los PV de los banderines de las cartas, isla y clima incluidos: ${cards}.`,
    ({ sprouts, growth }) =>
      `Después ${sprouts} PV por los brotes y ${growth} por el crecimiento: la carta completa da su copa; la otra, su tronco.`,
    ({ terrain, compost }) =>
      `Después la habilidad marrón del terreno con ${terrain} PV, y ${compost} por las cartas del compost.`,
  ],
  'E17.3': [
    'El turno de Gaia: se revela su carta siguiente. Es azul, Regar, y te da el beneficio menor.',
    ({ soil }) => `Tomas ${soil} de suelo.`,
    ({ sprouts }) => `Después activas el azul, como en cualquier turno: ${sprouts} brotes para ti.`,
    ({ card, blue, sprouts }) =>
      `Por último Gaia toma su parte: ${card} brotes y ${blue} más por las cartas azules de tu zona de juego. Ahora tiene ${sprouts}.`,
  ],
};
