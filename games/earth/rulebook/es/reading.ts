import type { RulesOf } from '../sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Se roba, y se composta del mazo, desde arriba. Si está vacío, el descarte, nunca un compost, se baraja como nuevo. Si ambos están vacíos, no pasa nada más. Una mesa puede acordar compostar del descarte para ahorrar mazo.',
  'E18.2': 'Las cartas descartadas de tu compost son las de arriba.',
  'E18.3':
    'Manos y composts son secretos, su número de cartas no. Todo lo demás está a la vista; el descarte, boca abajo.',
  'E18.4': 'No hay límite de mano, tierra ni compost.',
  'E19.1': {
    text: 'El color de una habilidad dice cuándo actúa:',
    list: [
      'Rojo, amarillo, azul, verde: cuando activas ese color.',
      'Multicolor: cuando activas rojo, amarillo o azul.',
      'Marrón: siempre, o al final.',
      'Negro: una vez, al plantar o jugar la carta, o en la preparación.',
    ],
  },
  'E19.3':
    'Lo que cuesta una habilidad se paga entero, en cualquier orden: tierra de tu reserva, brotes o crecimiento de tu flora, cartas de la mano al compost, o cartas de arriba de tu compost al descarte.',
  'E19.4':
    'Lo que se gana va en el orden dado, cada cosa hasta su número. Las cartas compostadas del mazo no se miran. Cuando tomas cartas de tu compost te quedas las que dice y pones el resto encima.',
  'E19.6':
    'Algunas habilidades dicen dónde van las piezas: tantas en cada carta de un tipo en una dirección, esta incluida, o tantas en total, repartidas en la flora de una dirección, esta no incluida.',
  'E19.7': {
    text: 'Algunas habilidades marrones y negras cambian una regla:',
    list: [
      'Las cartas de un tipo o hábitat cuestan menos.',
      'No puedes elegir un color.',
      'El terreno se puede replantar.',
      'La carta vale como los cuatro tipos de flora.',
      'Te quedas más de las 4 cartas tras plantar.',
      'Puedes pagar esta carta con otra cosa.',
      'Haces una habilidad de otra carta de tu tablero como si estuviera impresa aquí; filas, columnas y vecinos son los de la carta que copia. Otra copia no se puede copiar.',
    ],
  },
  'E19.8':
    'Una dirección se mira desde la carta: su fila o columna con ella misma, las cartas, hasta 4, que comparten un lado, las que, hasta 4, tocan una esquina, o ambas. Las casillas vacías se saltan.',
  'E20.1':
    'Una habilidad dice dónde cuenta: en tu tablero, en tu zona, en su dirección, entre las cartas plantadas este turno, en un vecino o en quien tiene más.',
  'E20.2': 'Una carta cuenta una vez si cumple todo lo pedido. La carta con la habilidad también cuenta.',
  'E20.4':
    'Rojo, amarillo y azul valen para una habilidad de ese color o multicolor; multicolor, verde, marrón y negro, solo para sí mismos. Las islas cuentan como negras.',
  'E20.5': 'Brotes y crecimiento se cuentan solo en tu flora; las copas son crecimiento.',
  'E20.6':
    'Un juego son cinco cartas distintas: una roja, una azul, una amarilla, un terreno y un evento jugado. Una carta llena un solo color.',
  'E20.8':
    'Las casillas vacías junto a una carta son 4 menos las cartas que comparten un lado con ella, también fuera de la cuadrícula.',
  'E20.9':
    'La línea más larga es el camino más largo que no repite carta y cuyas cartas valen todas. En un terreno sus pasos comparten un lado y lo contiene; en un ecosistema sus pasos se tocan por una esquina. Una sola carta es una línea de 1.',
  'E20.10': 'De filas y columnas se miran solo las de 4 cartas.',
  'E20.11':
    'Todas distintas: se puede elegir para cada una de las 4 cartas un color, tipo o hábitat de modo que todos difieran; todas iguales: uno está en las 4. Una carta multicolor vale como roja, amarilla o azul. Los terrenos tienen 0 brotes y 0 crecimiento.',
  'E20.12': 'Una diagonal completa va de esquina a esquina de la cuadrícula de 4 por 4 y tiene 4 cartas.',
  'E21.1': 'Los puntos por cada tantos se cuentan en grupos enteros, hasta un máximo si lo hay.',
  'E21.2':
    'Si los puntos están en una tabla, el número de cartas da la entrada; más que la última cuenta como la última.',
  'E21.5':
    'Los terrenos puntúan para quien los tiene, tu ecosistema para ti, los comunes para cada cual según su zona.',
  'E21.6':
    'En un objetivo ninguna carta ni pieza cuenta dos veces. Para otro objetivo puede contar de nuevo, con otro de sus colores si quieres.',
};
