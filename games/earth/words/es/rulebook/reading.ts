import type { RulesOf } from '../../../rulebook/sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Se roba y se composta desde la parte de arriba del mazo. Si está vacío, se baraja la pila de descartes, nunca un compost, para formar uno nuevo. Si ambos están vacíos, no pasa nada más. Se puede acordar compostar de la pila de descartes para ahorrar mazo.',
  'E18.2': 'Las cartas descartadas de tu compost son las de arriba.',
  'E18.3':
    'Las manos y los composts son secretos, su número de cartas no. Todo lo demás está a la vista; la pila de descartes está boca abajo.',
  'E18.4': 'No hay límite de mano, de suelo ni de compost.',
  'E18.5':
    'Se puede acordar plantar boca abajo: con el verde, cada jugador planta, paga y usa sus habilidades negras sin que lo vean, y todas las cartas se revelan cuando todos han elegido. Lo que mira a un vecino, da algo a los demás o deja a todos plantar una carta más espera hasta entonces.',
  'E19.1': {
    text: 'El color de una habilidad dice cuándo vale:',
    list: [
      'Rojo, amarillo, azul, verde: cuando activas ese color.',
      'Multicolor: cuando activas rojo, amarillo o azul.',
      'Marrón: siempre, o al final.',
      'Negro: una vez, al plantar o jugar la carta, o en la preparación.',
    ],
  },
  'E19.3':
    'El coste de una habilidad se paga por completo, en cualquier orden: suelo de tu reserva, brotes o crecimiento de tu flora, cartas de la mano al compost, o cartas de arriba de tu compost a la pila de descartes.',
  'E19.4':
    'Lo que ganas va en el orden dado, cada cosa hasta su número. Las cartas compostadas del mazo no se miran. Cuando tomas cartas de tu compost te quedas con las que se indican y pones el resto encima.',
  'E19.6':
    'Algunas habilidades dicen dónde van los brotes y el crecimiento: tantos en cada carta de un tipo en una dirección, esta incluida, o tantos en total, repartidos entre la flora de una dirección, esta no incluida.',
  'E19.7': {
    text: 'Algunas habilidades marrones y negras cambian una regla:',
    list: [
      'Las cartas de un tipo o hábitat cuestan menos.',
      'No puedes elegir un color.',
      'Se puede replantar sobre el terreno.',
      'La carta vale como los cuatro tipos de flora.',
      'Te quedas con más de las 4 cartas tras plantar.',
      'Puedes pagar esta carta con otra cosa.',
      'Usas una habilidad de otra carta de tu islote como si estuviera impresa aquí; filas, columnas y vecinos son los de la carta que copia. Otra copia no se puede copiar.',
    ],
  },
  'E19.8':
    'El indicador de dirección se mira desde la carta con la habilidad: su fila o columna con ella misma, las cartas ortogonalmente adyacentes, hasta 4, las adyacentes en diagonal, hasta 4, o ambas. Los espacios vacíos se saltan.',
  'E20.1':
    'Una habilidad dice dónde cuenta: en tu islote, en tu zona de juego, en su dirección, entre las cartas plantadas este turno, en un vecino o en el jugador que más tiene.',
  'E20.2': 'Una carta cuenta una vez si cumple todo lo pedido. La carta con la habilidad también cuenta.',
  'E20.4':
    'El rojo, el amarillo y el azul valen para una habilidad de ese color o multicolor; el multicolor, el verde, el marrón y el negro, solo para sí mismos. Las islas cuentan como negras.',
  'E20.5': 'Los brotes y el crecimiento se cuentan solo en tu flora; las copas son crecimiento.',
  'E20.6':
    'Una serie son cinco cartas distintas: una roja, una azul, una amarilla, un terreno y un evento jugado. Una carta llena un solo color.',
  'E20.8':
    'Los espacios vacíos junto a una carta son 4 menos las cartas ortogonalmente adyacentes, también fuera de la cuadrícula.',
  'E20.9':
    'La línea más larga es el camino más largo que no repite carta y cuyas cartas cumplen todas. En un terreno va de carta en carta ortogonalmente y pasa por el terreno; en un ecosistema va en diagonal. Una sola carta es una línea de 1.',
  'E20.10': 'De filas y columnas se miran solo las de 4 cartas.',
  'E20.11':
    'Todas distintas: se puede elegir para cada una de las 4 cartas un color, un tipo o un hábitat de modo que todos difieran. Todas iguales: uno de ellos está en las 4. Una carta multicolor vale como roja, amarilla o azul. Los terrenos tienen 0 brotes y 0 crecimiento.',
  'E20.12': 'Una diagonal completa va de esquina a esquina de la cuadrícula de 4 por 4 y tiene 4 cartas.',
  'E21.1': 'Los PV «por cada» tantos se cuentan en grupos enteros, hasta un máximo si lo hay.',
  'E21.2': 'Si los PV están en una tabla, el número de cartas da la entrada; más que la última cuenta como la última.',
  'E21.5':
    'Los terrenos puntúan para su dueño, tu ecosistema para ti, los comunes para cada jugador según su zona de juego.',
  'E21.6':
    'En un objetivo nada cuenta dos veces, ni cartas, ni brotes, ni crecimiento. Para otro objetivo puede contar de nuevo, con otro de sus colores si quieres.',
};
