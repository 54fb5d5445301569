import type { EarthExampleWords } from '../../examples/words.ts';

export const es: EarthExampleWords = {
  'E2.8': [
    ({ paid, drawn }) =>
      `Ana juega un evento Entre turnos: ha pagado ${paid} brotes y robado ${drawn} cartas. A ti también te preguntan, pero en tu hierba no hay ningún brote.`,
    ({ sprouts }) => `No hay nada a medias, así que puedes prepararte antes: gastas tu semilla en ${sprouts} brotes.`,
    ({ paid, drawn }) => `Ahora puedes participar. Pagas ${paid} brotes y robas ${drawn} cartas.`,
  ],
  'E4.4': [
    'Ana está plantando. No tienes nada que plantar y has terminado.',
    ({ paid, soil }) =>
      `Ella sigue pensando, así que puedes volver y jugar un evento: ${paid} brotes por ${soil} de suelo.`,
  ],
  'E5.1': [
    'Es tu turno. Arriba está lo que tienes tú; abajo, lo que tiene Ana.',
    ({ soil, cards }) =>
      `Eliges el rojo, Compostar. Ganas ${soil} de suelo y compostas ${cards} cartas del mazo sin mirarlas.`,
    ({ soil }) => `Ana recibe el beneficio menor y toma una de las opciones: ${soil} de suelo.`,
  ],
  'E5.2': [
    ({ cards }) => `Eliges el amarillo, Crecer. Primero robas ${cards} cartas.`,
    ({ growth }) => `Después ganas ${growth} crecimientos y los colocas todos en el roble.`,
    ({ hers, yours }) =>
      `Ana toma una de las opciones entera: roba ${hers} cartas. Después se activa el amarillo y el roble te da ${yours} cartas más.`,
    ({ growth }) => `Por último el arbusto: ${growth} crecimientos, con los que queda completo.`,
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
  'E7.6': [
    'Tu islote antes de una acción verde. La hierba de tu mano tiene una habilidad negra.',
    ({ sprouts }) => `En cuanto se planta, da ${sprouts} brotes. Los colocas enseguida.`,
    'Solo entonces plantas la carta siguiente.',
  ],
  'E8.1': [
    ({ sprouts }) => `En tu hierba hay ${sprouts} brotes, pero casi no tienes suelo.`,
    ({ paid, soil }) => `En una pausa conviertes ${paid} brotes en ${soil} de suelo.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Todos los espacios de brote de tu islote están ocupados: hay ${sprouts} brotes.`,
    ({ stored }) => `Una habilidad amarilla da más. Como no hay ningún espacio libre, almacenas ${stored} brotes.`,
  ],
  'E9.5': [
    ({ cards }) => `Ana planta un hongo. Le da ${cards} cartas a ella, y brotes a todos los demás.`,
    ({ stored }) =>
      `Tomas ${stored} brotes. Como vienen de otro jugador, van a tu almacén, aunque tu hierba tiene espacios libres.`,
    ({ sprouts }) => `En el tercer paso del turno los mueves a tu hierba, que ahora tiene ${sprouts}.`,
  ],
  'E10.3': [
    ({ spaces }) => `Este arbusto tiene ${spaces} espacios de crecimiento y su habilidad amarilla da crecimiento.`,
    'El primer crecimiento es un tronco.',
    ({ points, pieces }) =>
      `Lo que ocupa el último espacio es la copa. Al final da ${points} PV en lugar de ${pieces} por sus crecimientos.`,
  ],
  'E11.1': [
    ({ sprouts }) => `Tienes ${sprouts} brotes y casi nada de suelo, pero también un evento en la mano.`,
    ({ paid, soil, points }) =>
      `Lo juegas: pagas ${paid} brotes y ganas ${soil} de suelo. La carta va a tu pila de eventos y al final te cuesta ${points} PV.`,
  ],
  'E11.7': [
    'El turno casi ha terminado y tienes en la mano un evento Entre turnos.',
    ({ paid, drawn, composted }) =>
      `Lo juegas y debes pagar ${paid} brotes. Robas ${drawn} cartas y compostas ${composted} del mazo.`,
    ({ paid, drawn, composted }) =>
      `Ana también quiere: paga ${paid} brotes, roba ${drawn} cartas y composta ${composted}.`,
  ],
  'E12.2': [
    'Gastas una semilla para germinar y nombras tu criterio de búsqueda: un árbol. Esta es tu mano por ahora.',
    ({ revealed }) => `Se revelan cartas desde el fondo del mazo. Tras ${revealed} cartas aparece el primer árbol.`,
    'Va a tu mano; las demás cartas reveladas van a la pila de descartes.',
  ],
  'E13.2': [
    ({ need, yours, hers }) => `El topo pide ${need} de suelo. Tú tienes ${yours} y Ana ${hers}.`,
    ({ yours, hers }) =>
      `Eliges el rojo, Compostar. Ahora tienes ${yours} de suelo y Ana ${hers}: ambos cumplen el objetivo.`,
    ({ points, leaves }) =>
      `Al final del turno se colocan las hojas. Eres el jugador activo y vas primero: ${points} PV. Te quedan ${leaves} hojas.`,
    ({ points }) => `Ana recibe el puesto siguiente, ${points} PV.`,
  ],
  'E14.1': [
    ({ cards }) => `Has plantado ${cards} cartas y la última está en tu mano.`,
    ({ cards }) => `Con ${cards} cartas tu islote está completo y el final de la partida se acerca.`,
    ({ points }) => `Al final del turno, tu última hoja va a la bonificación: ${points} PV.`,
    ({ yours, hers }) =>
      `Ana juega su turno para que la ronda termine. Después llega la puntuación final: ${yours} PV para ti y ${hers} para Ana.`,
  ],
  'E15.1': [
    ({ cards }) =>
      `Una parte de una puntuación. Primero los PV de los banderines de las cartas, isla y clima incluidos: ${cards}.`,
    ({ sprouts, growth }) =>
      `Después ${sprouts} PV por los brotes y ${growth} por el crecimiento: la carta completa da su copa; la otra, su tronco.`,
    ({ terrain, compost }) =>
      `Después la habilidad marrón del terreno con ${terrain} PV, y ${compost} por las cartas del compost.`,
  ],
  'E16.2': [
    ({ soil }) => `Formas equipo con Ben. Has elegido el rojo y ganado ${soil} de suelo.`,
    ({ laid }) => `Ben necesita suelo, así que dejas ${laid} en el tablero de equipos.`,
    ({ taken, left }) =>
      `Ben toma ${taken}. Lo que queda (${left}) se pierde al final del turno si nadie de tu equipo lo toma.`,
  ],
  'E17.3': [
    'El turno de Gaia: se revela su carta siguiente. Es azul, Regar, y te da el beneficio menor.',
    ({ soil }) => `Tomas ${soil} de suelo.`,
    ({ sprouts }) => `Después activas el azul, como en cualquier turno: ${sprouts} brotes para ti.`,
    ({ card, blue, sprouts }) =>
      `Por último Gaia toma su parte: ${card} brotes y ${blue} más por las cartas azules de tu zona de juego. Ahora tiene ${sprouts}.`,
  ],
  'E18.1': [
    ({ deck, discard }) =>
      `Tu roble te deja robar, pero en el mazo solo queda ${deck} carta. En la pila de descartes hay ${discard} cartas.`,
    ({ drawn, deck }) =>
      `Robas la última, la pila de descartes se baraja para formar un mazo nuevo y sigues robando: ${drawn} cartas en total. En el mazo nuevo quedan ${deck} cartas.`,
  ],
  'E18.2': [
    ({ compost }) =>
      `La habilidad azul del hongo cuesta una carta de tu compost. Allí hay ${compost} cartas, boca abajo.`,
    ({ compost, soil }) =>
      `La carta de arriba va a la pila de descartes, sin elegir. Ganas ${soil} de suelo; en tu compost quedan ${compost} cartas.`,
  ],
  'E19.6': [
    'La habilidad azul de la patata da un brote a cada hierba de su columna, ella incluida.',
    ({ sprouts }) =>
      `Las hierbas de la columna ganan ${sprouts} brotes en total. El arbusto no es una hierba, y la grama está en otra columna.`,
  ],
  'E19.7': [
    'Los Brotes del pantano, a la izquierda, pueden copiar una habilidad azul de otra carta: aquí, la de la patata.',
    ({ sprouts }) =>
      `Vale como si estuviera impresa en la carta que copia, así que cuenta la columna de esa carta. Ella misma vale como todos los tipos, también como hierba: ${sprouts} brotes.`,
  ],
  'E20.9': [
    ({ cards, points }) =>
      `La cresta puntúa la línea más larga de cartas rocosas que pasa por ella. Ahora tiene ${cards} cartas: ${points} PV.`,
    ({ cards, points }) =>
      `Un hongo rocoso cierra el hueco hasta la grama. La línea puede doblar esquinas, siempre de lado a lado, y tiene ahora ${cards} cartas: ${points} PV.`,
  ],
  'E20.11': [
    'La montaña da PV si su fila está completa y todas las cartas difieren en el color de habilidad. Queda un espacio vacío.',
    ({ points }) =>
      `El hongo rojo completa la fila. Verde, amarillo, azul y rojo: para cada carta se puede elegir un color que ninguna otra tiene, y eso da ${points} PV.`,
  ],
  'E21.2': [
    ({ trees, points }) => `Tu ecosistema puntúa los árboles según una tabla. Por ${trees} árboles da ${points} PV.`,
    ({ trees, points }) => `Con un árbol más vale la entrada siguiente: ${trees} árboles, ${points} PV.`,
  ],
};
