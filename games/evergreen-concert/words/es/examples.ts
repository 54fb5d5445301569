import type { ConcertExampleWords } from '../../examples/words.ts';

export const es: ConcertExampleWords = {
  'C2.3': [
    ({ cards }) => `Tienes ${cards} cartas, y Ana también. Nadie recibe más cartas en toda la partida.`,
    ({ cards }) =>
      `En la ronda inicial pones algunas para formar tus montones, de izquierda a derecha. Te quedan ${cards} cartas para toda la partida.`,
  ],
  'C3.1': [
    'Antes de tu primer turno eliges cartas para tus montones, de izquierda a derecha.',
    ({ value }) =>
      `El ${value} azul será tu montón izquierdo. Ana también ha elegido una carta, pero solo ves su dorso, igual que ella el de la tuya.`,
    'Cuando todos han elegido, se descubren todas las cartas a la vez. Son los montones, y desde ahora solo cuenta la carta de arriba de cada uno.',
  ],
  'C3.2': [
    'Cada jugador elige cartas en secreto. Ves las tuyas; a Ana le falta una.',
    ({ yours, hers }) =>
      `Se descubren todas las cartas. Las tuyas suman ${yours} y las de Ana, ${hers}: empieza la suma más baja, así que el primer turno es tuyo.`,
  ],
  'C3.3': [
    'Antes de descubrir las cartas, todos los discos de artista están en el centro de la mesa.',
    ({ first, second, yours, hers }) =>
      `En azul tienes ${first} + ${second} = ${yours}, más que el ${hers} de Ana: el disco azul es tuyo. El verde y el amarillo son de Ana. Los colores que nadie muestra se quedan en el centro de la mesa.`,
  ],
  'C4.2': [
    ({ cards }) => `Es tu turno y tienes ${cards} cartas en la mano.`,
    ({ played, covered }) =>
      `Juegas el ${played} verde sobre tu propio montón. Cubre el ${covered} lila, que queda fuera del juego.`,
    ({ played, covered }) =>
      `También puedes jugar sobre los montones de Ana, y una carta más baja puede cubrir una más alta: el ${played} naranja sobre su ${covered} azul. Ahora cuenta para Ana, porque el montón es suyo.`,
  ],
  'C4.3': [
    ({ hers, yours }) => `Ana tiene el disco azul: su ${hers} es más que tu ${yours}.`,
    ({ before, after, kept }) =>
      `Juegas una carta naranja sobre la azul de Ana. Ahora tienes la mayor influencia en azul: el disco pasa a ti y avanza de ${before} a ${after}. El naranja es ahora de Ana; su disco viene del centro de la mesa y conserva su ${kept}.`,
    ({ shown }) =>
      `También cubres tu propia carta azul. Ya no se ve ninguna carta azul, así que el disco se queda contigo en ${shown}.`,
  ],
  'C4.4': [
    'Las cartas están jugadas. El éxito está en el naranja y a su lado está el azul.',
    ({ value }) =>
      `Giras el disco de éxitos una casilla: ahora el azul tiene el éxito y su ${value} cuenta doble en un concierto.`,
  ],
  'C4.5': [
    ({ points }) => `Tus discos muestran lo que daría un concierto ahora mismo: ${points} puntos.`,
    ({ after, points }) =>
      `Una carta marrón alta en tu propio montón supera a la de Ana: el disco marrón pasa a ti y avanza a ${after}. El artista cuya carta has cubierto sigue contigo. Ahora serían ${points} puntos.`,
    ({ value, points }) =>
      `Después, el éxito: una casilla más, al azul, cuyo ${value} cuenta doble. Son ${points} puntos.`,
    ({ points }) => `Celebras el concierto y ganas ${points} puntos. Has gastado una de tus entradas.`,
  ],
  'C4.6': [
    ({ points }) => `Con el éxito en el azul, un concierto daría ${points} puntos.`,
    ({ points }) => `Lo declaras concierto de gala: todo se duplica, ${points} puntos. No tendrás otra gala.`,
  ],
  'C5.3': [
    ({ seconds }) => `Los ${seconds} segundos casi se han agotado y aún no has jugado ninguna carta.`,
    ({ cards }) =>
      `Se acabó el tiempo. El vecino de tu derecha toma una carta al azar de tu mano, que va a tu montón central. Te quedan ${cards} cartas y el turno pasa.`,
  ],
  'C6.2': [
    ({ sum }) => `Juegas la última carta de todas. Tus discos suman ${sum}; en el concierto final el éxito no cuenta.`,
    ({ yours, hers }) =>
      `Todos celebran el concierto final. Nadie ha tenido gala, así que es esta y se duplica: ${yours} puntos para ti, ${hers} para Ana.`,
  ],
};
