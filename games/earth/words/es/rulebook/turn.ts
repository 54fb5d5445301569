import type { RulesOf } from '../../../rulebook/sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Lo que da cada color, al jugador activo y a cada uno de los demás:',
    list: [
      'Verde, Plantar: planta hasta 2 cartas, luego roba 4 y quédate con 1. Los demás: planta hasta 1 carta, luego roba 1.',
      'Rojo, Compostar: gana 5 de suelo y composta 2 del mazo. Los demás: 2 de suelo, o composta 2 del mazo.',
      'Azul, Regar: gana 6 brotes y 2 de suelo. Los demás: 2 brotes o 2 de suelo.',
      'Amarillo, Crecer: roba 4 cartas y gana 2 crecimientos. Los demás: roba 2 cartas o gana 2 crecimientos.',
    ],
  },
  'E5.2':
    'Lo que ganas es siempre «hasta». De dos opciones tomas una entera. Las dos partes del beneficio mayor van en el orden dado.',
  'E5.3':
    'Con el verde, primero plantas, una carta tras otra, y luego robas. El jugador activo mira las 4 cartas, se queda con 1, o con 2 si tiene cierta isla, y descarta el resto. También roba quien no planta.',
  'E5.4': 'Los brotes del azul y el crecimiento del amarillo se colocan como siempre.',
  'E5.5':
    'Una carta deja a todos plantar una carta más cuando ya han plantado con el verde. No se roba por ella, y cuenta como plantada este turno.',
  'E6.1':
    'Una carta se puede activar si tiene una habilidad del color elegido, o una multicolor si es rojo, azul o amarillo. El multicolor nunca vale para el verde. Las habilidades marrones y negras no se activan, pero cuentan como colores.',
  'E6.2': 'Puedes activar tu isla, tu clima y tu islote, nunca cartas de la mano.',
  'E6.3':
    'El orden es fijo: isla, clima y luego el islote, o el islote y luego isla y clima; lo eliges cada turno. En el islote se va de la fila de arriba a la de abajo, cada una de izquierda a derecha.',
  'E6.4': 'A cada carta le toca una vez por turno. Siempre puedes saltarla, y queda saltada por este turno.',
  'E6.5':
    'Una activación empezada se hace entera, con lo que reciben los demás. Primero pagas el coste por completo; lo que ganas puedes tomarlo solo en parte. Si no puedes pagar el coste por completo, no puedes empezar.',
  'E6.6': 'Una carta con dos habilidades usa solo la que corresponde.',
  'E6.7': 'Cada activación mira lo que hay ahora: lo que da una carta puede pagar otra posterior.',
  'E6.8': 'Una habilidad para quien ha elegido él mismo un color solo vale para el jugador activo que lo ha elegido.',
  'E6.9': 'Las cartas plantadas con este verde están en el islote y se pueden activar en el mismo turno.',
  'E6.10':
    'Algunas habilidades afectan a otros: todos pueden tomar algo, o un adversario de tu elección, o hay una parte para ti y otra para los demás, o cuentas al vecino de la izquierda o al de la derecha, como elijas.',
  'E7.1': 'Solo se plantan cartas de Flora y de Terreno de la mano.',
  'E7.2':
    'La primera carta va donde quieras. Cada carta siguiente va en un espacio vacío adyacente a una carta plantada, ortogonalmente o en diagonal.',
  'E7.3':
    'Ninguna carta puede hacer el islote más ancho que 4 columnas o más alto que 4 filas. Cuáles son se decide al plantar.',
  'E7.4':
    'Una carta cuesta el suelo impreso menos todos los descuentos que valen, nunca menos de 0. Los descuentos vienen de habilidades marrones de tu islote y tu isla. Los descuentos distintos se suman; cada uno cuenta una vez para una carta de su tipo o hábitat. Un terreno no se descuenta a sí mismo.',
  'E7.5':
    'Pagas con suelo de tu reserva. En algunas cartas puedes pagar cualquier parte del coste 1 por 1 con cartas de la mano que van al compost, con brotes de tu flora o con crecimiento de tu flora. Los brotes del almacén no pagan, y no puedes pagar más que el coste.',
  'E7.6':
    'Las habilidades negras de flora y terrenos valen una vez, justo tras plantar y antes de la carta siguiente. No se pueden rechazar, y a los demás se les ofrece lo que reciben; lo que ganas tú puedes tomarlo solo en parte.',
  'E7.7':
    'Sobre tres terrenos se puede replantar: pon el terreno encima de tu compost y en su lugar, sin coste, una carta con una habilidad de su color; luego roba 2. Cuenta como una carta plantada y vale con el islote completo.',
  'E7.8': 'No es obligatorio plantar. Con los 16 espacios ocupados solo se puede replantar.',
  'E7.9': 'Las cartas plantadas nunca se mueven ni se quitan, salvo al replantar.',
  'E8.1': {
    text: 'En cualquier pausa todos pueden convertir, cuantas veces quieran:',
    list: [
      '3 brotes de tu flora en 2 de suelo.',
      '4 brotes de tu flora en 1 semilla.',
      '1 hoja en 1 semilla.',
      '1 semilla en una de estas cosas: germinar 1 carta, 2 de suelo, 2 crecimientos, 3 brotes, compostar 3 del mazo, compostar hasta 4 de la mano.',
    ],
  },
  'E8.2':
    'Los brotes y las semillas gastados vuelven a la reserva común. Una hoja gastada sale del juego; en solitario va a Gaia. Solo puedes gastar una hoja que no esté en ninguna carta. El suelo nunca se convierte en brotes.',
  'E8.3':
    'No puedes convertir brotes mientras tomas los del azul, ni en medio de una habilidad. Los brotes del almacén no se convierten nunca.',
  'E8.4': 'Las semillas y las hojas se pueden usar en cualquier pausa.',
  'E8.5': 'Los brotes y el crecimiento de una semilla van donde quieras; los brotes sin espacio se pueden almacenar.',
  'E8.6': 'El suelo, las semillas, las hojas y las cartas de la mano no puntúan por sí mismos.',
  'E9.1':
    'En una carta de Flora caben tantos brotes como espacios de brote tiene. Los terrenos, la isla y el clima no tienen ninguno.',
  'E9.2':
    'Los brotes se colocan enseguida en tu flora con espacios libres, repartidos como quieras, salvo que la habilidad diga dónde.',
  'E9.3':
    'Si todos los espacios de brote de tu islote están ocupados, puedes almacenar los brotes que sobran. Mientras haya un espacio libre, no puedes, y los brotes que no se colocan ni se almacenan se pierden.',
  'E9.4':
    'Los brotes que una habilidad ata a un lugar o a una condición se pierden si no caben; no se pueden almacenar.',
  'E9.5':
    'Los brotes de la carta o el evento de otro jugador van directamente a tu almacén, aunque tengas espacios libres. Puedes tomar menos, o ninguno. Lo que te da un compañero de equipo se toma como cualquier ganancia.',
  'E9.6':
    'Los brotes del almacén no se convierten, no pagan nada, no cuentan para ningún objetivo y valen 0 PV. El almacén no tiene límite.',
  'E9.7':
    'En el paso 3 puedes mover brotes del almacén a espacios de brote libres. No salen de otra forma. Si no hay ninguno libre, antes puedes hacer sitio con una conversión.',
  'E10.1':
    'En una carta de Flora cabe tanto crecimiento como espacios de crecimiento tiene, a veces ninguno. Los terrenos, la isla y el clima no tienen.',
  'E10.2':
    'El crecimiento se coloca enseguida, repartido como quieras, salvo que la habilidad diga dónde. Lo que no cabe se pierde.',
  'E10.3': 'Lo que ocupa el último espacio de crecimiento de una carta es su copa. Una carta con copa está completa.',
  'E10.4':
    'Puedes pagar con crecimiento de cualquiera de tus cartas de Flora, también de las completas; la carta deja entonces de estarlo.',
  'E10.5':
    'Al final, una carta completa da los PV de su copa en vez de los de sus troncos; las demás dan 1 por tronco.',
  'E11.1':
    'Los eventos se juegan de la mano, nunca se plantan. Paga el coste por completo, toma el beneficio y pon la carta en tu pila de eventos. Da sus PV al final y no es una de tus 16 cartas.',
  'E11.2': 'Los eventos de cualquier momento se juegan en cualquier pausa, en el turno de cualquiera, cuantos quieras.',
  'E11.3': 'No puedes jugar un evento cuyo coste no puedas pagar por completo. Uno cuyo beneficio no te sirva, sí.',
  'E11.4': 'Los brotes de tu evento van donde quieras; los de los demás van a su almacén.',
  'E11.5': 'Dos islas dan algo tras cada evento que juegas tú.',
  'E11.6':
    'Los eventos Entre turnos solo se juegan en el paso 4, en el sentido de las agujas del reloj desde el jugador activo: cada vez un evento o pasar, hasta que todos hayan pasado seguidos.',
  'E11.7':
    'Un evento Entre turnos es para todos: quien lo juega debe pagar el coste por completo y tomar el efecto. Cada uno de los demás puede pagar el coste por completo por todo el beneficio, o rechazarlo. Para poder pagar puedes antes convertir, usar una semilla o jugar otro evento.',
  'E11.9': 'El paso 4 se hace también tras el último turno.',
  'E12.1':
    'En cualquier pausa puedes gastar 1 semilla y nombrar exactamente un criterio de búsqueda. Ya no se puede cambiar.',
  'E12.2':
    'Se revelan cartas de una en una desde el fondo del mazo. La primera que cumple va a tu mano. Las demás reveladas van a la pila de descartes, y el resto del mazo queda como estaba.',
  'E12.3': 'Los eventos no cumplen ningún criterio salvo el de eventos.',
  'E12.4':
    'Si ninguna carta del mazo cumple, se busca en la pila de descartes, primero la más reciente. Si tampoco la hay, recuperas la semilla y puedes usarla otra vez.',
  'E12.5': 'Si después el mazo está vacío, se baraja la pila de descartes para formar uno nuevo.',
  'E12.6': {
    text: 'Puedes nombrar, según lo impreso en la carta:',
    list: [
      'Un coste de 3 como mucho o de 4 al menos; PV de 3 como mucho o de 4 al menos, pares o impares.',
      'Como mucho 3 espacios de brote, o 6; como mucho 2 de crecimiento, o al menos 4; una copa de 4 PV como mucho o de 5 al menos.',
      'Un hábitat; como mucho 1 hábitat, o al menos 2.',
      'Un tipo de flora; un terreno; un evento.',
      'Un color de habilidad, dos habilidades o un indicador de dirección.',
      'Un nombre con un lugar, un color o un animal.',
      'Un icono: crecimiento, brote, suelo, compost, robo o los dos puntos de un coste.',
    ],
  },
  'E12.8': 'Una carta germinada no cuenta como robada.',
};
