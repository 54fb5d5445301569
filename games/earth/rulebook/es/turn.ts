import type { RulesOf } from '../sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Lo que da cada color, a la persona activa y a cada una de las demás:',
    list: [
      'Verde, plantar: planta hasta 2 cartas, luego roba 4 y quédate 1. Las demás: plantar hasta 1 carta, luego robar 1.',
      'Rojo, compostar: 5 tierras y composta 2 del mazo. Las demás: 2 tierras, o compostar 2 del mazo.',
      'Azul, regar: 6 brotes y 2 tierras. Las demás: 2 brotes o 2 tierras.',
      'Amarillo, crecer: roba 4 cartas y 2 crecimientos. Las demás: robar 2 cartas o 2 crecimientos.',
    ],
  },
  'E5.2':
    'Lo que se gana es siempre «hasta». De dos opciones se toma una entera. Las dos partes del beneficio mayor van en el orden dado.',
  'E5.3':
    'Con verde, primero se planta, una carta tras otra, y luego se roba. La persona activa mira las 4 cartas, se queda 1, o 2 con una isla, y descarta el resto. También se roba sin plantar.',
  'E5.4': 'Los brotes del azul y el crecimiento del amarillo se ponen como siempre.',
  'E5.5':
    'Una carta deja a todos plantar una carta más tras las plantaciones normales de la acción verde. No se roba por ella, y cuenta como plantada este turno.',
  'E6.1':
    'Una carta se puede activar si tiene una habilidad del color elegido, o una multicolor cuando es rojo, azul o amarillo. El multicolor nunca responde al verde. Las habilidades marrones y negras no se activan, pero cuentan como colores.',
  'E6.2': 'Puedes activar tu isla, tu clima y tu tablero, nunca cartas de la mano.',
  'E6.3':
    'El orden es fijo: isla, clima y luego el tablero, o el tablero y luego isla y clima; eliges cada turno. En el tablero se va de la fila de arriba a la de abajo, cada una de izquierda a derecha.',
  'E6.4': 'Cada carta se ofrece una vez por turno. Siempre puedes saltarla, y entonces pasa por este turno.',
  'E6.5':
    'Una activación empezada se hace entera, con lo que reciben los demás. Primero se paga todo el coste; lo que se gana se puede tomar en parte. Si no se puede pagar entero, no se puede empezar.',
  'E6.6': 'Una carta con dos habilidades usa solo la que corresponde.',
  'E6.7': 'Cada activación ve lo que hay ahora: las piezas de una carta pueden pagar otra posterior.',
  'E6.8': 'Una habilidad para quien eligió un color solo vale para la persona activa que lo eligió.',
  'E6.9': 'Las cartas plantadas en esta acción verde están en el tablero y se pueden activar este turno.',
  'E6.10':
    'Algunas habilidades llegan a otros: todos pueden tomar algo, o un rival que nombras, o una parte es para ti y otra para los demás, o cuentas al vecino de la izquierda o de la derecha, como elijas.',
  'E7.1': 'Solo se plantan flora y terreno de la mano.',
  'E7.2':
    'La primera carta va donde quieras. Cada otra va en una casilla vacía que toque una carta plantada por un lado o una esquina.',
  'E7.3':
    'Ninguna carta puede hacer la isla más ancha que 4 columnas o más alta que 4 filas. Cuáles son se decide al plantar.',
  'E7.4':
    'Una carta cuesta su tierra impresa menos todos los descuentos que valen, nunca menos de 0. Los descuentos vienen de habilidades marrones de tu tablero y tu isla. Descuentos distintos se suman; cada uno cuenta una vez para una carta de su tipo o hábitat. Un terreno no se descuenta a sí mismo.',
  'E7.5':
    'Pagas tierra de tu reserva. En algunas cartas cualquier parte del coste se paga 1 por 1 con cartas de la mano al compost, con brotes de tu flora o con crecimiento de tu flora. Los brotes del almacén no pagan, y no se paga más que el coste.',
  'E7.6':
    'Las habilidades negras de flora y terreno actúan una vez, justo tras plantar y antes de la plantación siguiente. Puedes dejarlas, del todo o en parte.',
  'E7.7':
    'Tres terrenos se pueden replantar: pon el terreno sobre tu compost y en su lugar, sin coste, una carta con una habilidad de su color; luego roba 2. Gasta una plantación y vale con el tablero lleno.',
  'E7.8': 'No hay que plantar. Con las 16 casillas llenas solo se puede replantar.',
  'E7.9': 'Las cartas plantadas nunca se mueven ni se quitan, salvo al replantar.',
  'E8.1': {
    text: 'En cualquier pausa todos pueden convertir, cuantas veces quieran:',
    list: [
      '3 brotes de tu flora en 2 tierras.',
      '4 brotes de tu flora en 1 semilla.',
      '1 hoja en 1 semilla.',
      '1 semilla en una de estas cosas: germinar 1 carta, 2 tierras, 2 crecimientos, 3 brotes, compostar 3 del mazo, compostar hasta 4 de la mano.',
    ],
  },
  'E8.2':
    'Los brotes y semillas gastados vuelven a la reserva común. Una hoja gastada sale del juego; en solitario va a Gaia. Solo se gasta una hoja que no está en ninguna carta. La tierra nunca se vuelve brotes.',
  'E8.3':
    'Los brotes no se convierten mientras se toman los del azul, ni en medio de una habilidad. Los del almacén no se convierten nunca.',
  'E8.4': 'Semillas y hojas se usan en cualquier pausa.',
  'E8.5': 'Los brotes y el crecimiento de una semilla van donde quieras; los brotes sin casilla pueden ir al almacén.',
  'E8.6': 'Tierra, semillas, hojas y cartas de la mano no puntúan por sí mismas.',
  'E9.1': 'Una flora lleva tantos brotes como casillas de brote tiene. Terreno, isla y clima no llevan.',
  'E9.2':
    'Los brotes se ponen enseguida en tu flora con casillas libres, repartidos como quieras, salvo que la habilidad diga dónde.',
  'E9.3':
    'Si todas las casillas de brote de tu tablero están ocupadas, los brotes que quedan pueden ir al almacén. Mientras haya una libre, no; los que no se ponen ni se almacenan se pierden.',
  'E9.4': 'Los brotes que una habilidad ata a un lugar o condición se pierden si no caben; no se almacenan.',
  'E9.5':
    'Los brotes de la carta o evento de otra persona van derechos a tu almacén, aunque tengas casillas libres. Puedes tomar menos, o ninguno.',
  'E9.6':
    'Los brotes del almacén no se convierten, no pagan nada, no cuentan para ningún objetivo y valen 0. El almacén no tiene límite.',
  'E9.7': 'En el paso 3 puedes mover brotes del almacén a casillas libres. No hay otra salida.',
  'E10.1':
    'Una flora lleva tanto crecimiento como casillas de crecimiento tiene, a veces ninguna. Terreno, isla y clima no llevan.',
  'E10.2':
    'El crecimiento se pone enseguida, repartido como quieras, salvo que la habilidad diga dónde. Lo que no cabe se pierde.',
  'E10.3': 'La pieza que llena una carta es su copa. Una carta con todas sus piezas está completa.',
  'E10.4':
    'El crecimiento se puede pagar de cualquier flora tuya, también de las completas; la carta deja entonces de estarlo.',
  'E10.5': 'Al final una carta completa da los puntos de su copa en vez de sus piezas; las demás dan 1 por pieza.',
  'E11.1':
    'Los eventos se juegan de la mano, nunca se plantan. Paga todo el coste, toma el beneficio y pon la carta en tu pila de eventos. Da sus puntos al final y no es una de tus 16 cartas.',
  'E11.2': 'Los eventos de cualquier momento se juegan en cualquier pausa, en el turno de cualquiera, cuantos quieras.',
  'E11.3': 'Un evento cuyo coste no puedes pagar entero no se juega. Uno cuyo beneficio no sirve, sí.',
  'E11.4': 'Los brotes de tu evento van donde quieras; los de otros van a su almacén.',
  'E11.5': 'Dos islas dan algo tras cada evento que juegas tú.',
  'E11.6':
    'Los eventos entre turnos solo se juegan en el paso 4, en el sentido del reloj desde la persona activa: cada vez un evento o pasar, hasta que todos hayan pasado seguidos.',
  'E11.7':
    'Un evento entre turnos es para todos: quien lo juega debe pagar todo el coste y tomar el efecto. Cada otra persona puede pagar todo el coste por todo el beneficio, o no.',
  'E11.9': 'El paso 4 se hace también tras el último turno.',
  'E12.1': 'En cualquier pausa puedes gastar 1 semilla y nombrar exactamente un criterio. No se puede cambiar.',
  'E12.2':
    'Se descubren cartas de una en una desde el fondo del mazo. La primera que vale va a tu mano. Las demás descubiertas van al descarte, y el resto del mazo queda como estaba.',
  'E12.3': 'Los eventos no valen para ningún criterio salvo el de eventos.',
  'E12.4':
    'Si ninguna carta del mazo vale, se busca en el descarte, primero la más reciente. Si tampoco la hay, recuperas la semilla y puedes usarla otra vez.',
  'E12.5': 'Si después el mazo está vacío, el descarte se baraja como mazo nuevo.',
  'E12.6': {
    text: 'Puedes nombrar, según lo impreso en la carta:',
    list: [
      'Un coste de 3 como mucho o de 4 al menos; puntos de 3 como mucho o de 4 al menos, pares o impares.',
      'Como mucho 3 casillas de brote, o 6; como mucho 2 de crecimiento, o al menos 4; una copa de 4 puntos como mucho o de 5 al menos.',
      'Un hábitat; como mucho 1 hábitat, o al menos 2.',
      'Un tipo de flora; un terreno; un evento.',
      'Un color de habilidad, dos habilidades o una habilidad con dirección.',
      'Un nombre con geografía, color o animal.',
      'Un icono: crecimiento, brote, tierra, compost, robo o los dos puntos de un coste.',
    ],
  },
  'E12.8': 'Una carta germinada no cuenta como robada.',
};
