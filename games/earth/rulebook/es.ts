import type { EarthRulebookWords } from './sections.ts';

export const es: EarthRulebookWords = {
  titles: {
    E1: 'Lo que hay',
    E2: 'Palabras',
    E3: 'Preparación',
    E4: 'El turno',
    E5: 'Las cuatro acciones',
    E6: 'Activación',
    E7: 'Plantar',
    E8: 'Conversiones',
    E9: 'Brotes y almacén',
    E10: 'Crecimiento y copas',
    E11: 'Eventos',
    E12: 'Germinación',
    E13: 'Fauna y hojas',
    E14: 'El final de la partida',
    E15: 'Puntuación final',
    E16: 'Equipos',
    E17: 'En solitario contra Gaia',
    E18: 'Mazo, descarte y secretos',
    E19: 'Cómo se leen las habilidades',
    E20: 'Cómo se cuenta',
    E21: 'Cómo se forman los puntos',
  },
  rules: {
    'E1.1':
      'Con Abundance hay 353 cartas de Tierra en un mazo: 224 de flora, 82 terrenos y 47 eventos. Además hay 12 islas, 12 climas, 35 ecosistemas y 26 cartas de fauna, todas con dos caras, y 6 cartas de Gaia para jugar en solitario.',
    'E1.2': 'Hay brotes, tierra, troncos, copas, semillas y hojas. Cada persona tiene 5 hojas de un color.',
    'E1.3': 'Las piezas no se acaban nunca.',
    'E2.1': 'Tu tablero son las cartas que has plantado: como mucho 16, en una cuadrícula de 4 filas y 4 columnas.',
    'E2.2':
      'Tu zona, cuando se cuenta, es tu tablero con tu cara de isla y tu cara de clima. Eventos jugados, mano y compost no son parte de ella.',
    'E2.3':
      'Tu reserva es tu tierra y tus semillas; tu almacén, los brotes de tu tablero de Abundance. Tu compost es un montón boca abajo y arriba está la última carta añadida. Nadie puede mirar un compost; cuántas cartas tiene lo saben todos.',
    'E2.4': 'Tu pila de eventos son los eventos que has jugado.',
    'E2.5':
      'Un turno pasa una vez por los cinco pasos. Una ronda es un turno con cada persona activa, desde el jugador inicial.',
    'E2.6':
      'A tu izquierda está quien sigue en el sentido del reloj; a tu derecha, quien va antes. Con 2 personas es la misma.',
    'E2.7': 'Troncos y copas son crecimiento. Cada uno cuenta como una pieza.',
    'E2.8':
      'Una pausa es un momento en que nada está a medias: tras un beneficio, una plantación con su habilidad negra, la activación de una carta, un evento, una conversión o mover brotes del almacén. Lo optativo solo empieza en una pausa.',
    'E2.9': 'Si una carta contradice una regla, vale la carta, y quien la tiene puede aplicarla.',
    'E2.10':
      'En un objetivo, las cartas son las del tablero con la cara de isla y la de clima; flora es solo la flora plantada. Los eventos cuentan solo donde una carta los nombra.',
    'E3.1': 'Las cartas de cada clase del juego básico y de Abundance se barajan juntas.',
    'E3.2': 'Se ponen 4 cartas de fauna, cada una con una cara al azar.',
    'E3.3':
      'Salvo en el nivel principiante, se ponen también 2 ecosistemas, cada uno con una cara al azar. Todos puntúan ambos.',
    'E3.4': 'La bonificación por completar el tablero vale 11 puntos.',
    'E3.5': {
      text: 'Hay tres niveles:',
      list: [
        'Principiante: 1 isla y 1 clima para elegir una cara, sin ecosistemas, 10 puntos por cada fauna reclamada, 2 semillas.',
        'Estándar: 1 isla, 1 clima y 1 ecosistema, 2 ecosistemas comunes, 15, 11, 8, 6 y 5 puntos por fauna según el rango, 2 semillas.',
        'Avanzado: 2 islas, 2 climas y 2 ecosistemas, lo demás como estándar, pero 1 semilla; en solitario 2 semillas.',
      ],
    },
    'E3.6':
      'Te quedas exactamente una cara de una isla, de un clima y, salvo en el nivel principiante, de un ecosistema. Eliges antes de robar tu mano, y para siempre.',
    'E3.7':
      'Tu isla dice cuántas cartas robas, cuántas de la mano pones luego en tu compost y cuánta tierra tomas, en este orden.',
    'E3.8': 'Una cara de clima da aquí 2 semillas más.',
    'E3.9': 'Las 5 hojas se pueden usar: para la fauna, para la bonificación o para convertir.',
    'E3.10': 'Tablero y almacén empiezan vacíos. La suerte decide quién empieza.',
    'E3.11':
      'La preparación es igual de 2 a 6 personas. Para 6 hace falta Abundance. En solitario se juega en nivel estándar o avanzado.',
    'E3.12':
      'Una mesa puede dejar Abundance en la caja: sin semillas, sin almacén, sin germinación, sin eventos entre turnos, una bonificación de 7 en vez de 11, como mucho 5 personas, y los brotes sin sitio se pierden.',
    'E3.13': 'El nivel principiante quita todos los ecosistemas y los rangos de la fauna, y nada más.',
    'E3.14':
      'Fauna y ecosistemas comunes quedan a la vista, se reparten las caras, se sortea quién empieza; luego todos eligen sabiendo eso; luego todos toman lo que da su isla.',
    'E4.1': {
      text: 'Un turno tiene cinco pasos:',
      list: [
        'La persona activa elige un color y toma el beneficio mayor; las demás toman el menor.',
        'Todos pueden activar las cartas que corresponden.',
        'Todos pueden mover brotes del almacén a casillas de brote libres.',
        'Se pueden jugar eventos entre turnos.',
        'Pasa a ser activa la persona de la izquierda.',
      ],
    },
    'E4.2':
      'La persona activa elige entre verde, rojo, azul y amarillo, también el color recién elegido, salvo que un terreno suyo lo prohíba. Ese terreno solo prohíbe elegir. El verde nunca se prohíbe.',
    'E4.3':
      'En los tres primeros pasos todos juegan a la vez. A un vecino se le cuenta en el momento en que actúa la habilidad.',
    'E4.4':
      'En cualquier pausa puedes, cuantas veces quieras, jugar un evento de cualquier momento, convertir o germinar.',
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
    'E8.5':
      'Los brotes y el crecimiento de una semilla van donde quieras; los brotes sin casilla pueden ir al almacén.',
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
    'E11.2':
      'Los eventos de cualquier momento se juegan en cualquier pausa, en el turno de cualquiera, cuantos quieras.',
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
    'E13.1': 'Puedes reclamar cada carta de fauna una vez, con una hoja.',
    'E13.2':
      'Un objetivo se alcanza si se cumple en alguna pausa del turno, aunque luego deje de cumplirse. Al final del turno, tras el paso 4, puedes poner una hoja en el mejor rango libre de cada fauna alcanzada.',
    'E13.3': 'Lo reclamado no se pierde nunca.',
    'E13.4':
      'Los turnos anteriores van antes. Lo reclamado en un mismo turno se ordena en el sentido del reloj desde la persona activa.',
    'E13.5':
      'Según el rango se puntúan 15, 11, 8, 6 y 5; en el nivel principiante siempre 10. En una carta caben solo 5 hojas; una sexta persona conserva la suya.',
    'E13.6': 'No hay que reclamar. Lo que dejas se puede reclamar en un turno posterior en que lo alcances de nuevo.',
    'E13.7': 'Sin hoja no se reclama.',
    'E14.1':
      'Cuando un tablero tiene 16 cartas, se acaba la ronda, para que todos hayan sido activos las mismas veces. Luego termina la partida.',
    'E14.2':
      'Quien primero llega a 16 cartas pone una hoja en la bonificación: 11 puntos, o 7 sin Abundance. Sin hoja no hay bonificación.',
    'E14.3':
      'Si varias personas completan en el mismo turno, la bonificación es de la activa, o si no de la primera de ellas en el sentido del reloj.',
    'E14.4': 'Hasta el final todos siguen jugando como siempre.',
    'E14.5':
      'Tras el paso 4 del último turno todos pueden aún jugar eventos de cualquier momento, convertir y germinar. Lo que se alcanza entonces va detrás de lo anterior. Luego se puntúa.',
    'E15.1': {
      text: 'Tu puntuación tiene diez líneas:',
      list: [
        'Puntos de tablero, isla y clima.',
        'Puntos de eventos jugados, que pueden ser negativos.',
        '1 por carta en tu compost.',
        '1 por brote en tu flora.',
        'Crecimiento.',
        'Habilidades marrones de tus terrenos.',
        'Tu ecosistema.',
        'El primer ecosistema común.',
        'El segundo ecosistema común.',
        'Fauna reclamada y bonificación.',
      ],
    },
    'E15.2': 'Brotes del almacén, tierra, semillas, hojas y cartas de la mano valen 0.',
    'E15.3':
      'Gana quien tiene más puntos. En caso de empate: más tierra, luego cartas en mano, piezas de crecimiento, brotes en la flora y cartas compostadas. Si sigue, se comparte la victoria.',
    'E16.1':
      'Los equipos juegan 2 contra 2, 2 contra 2 contra 2 o 3 contra 3. Quienes van juntos se sientan al lado y juegan con Abundance.',
    'E16.2':
      'Cuando ganas cartas, compost, tierra, brotes, crecimiento o semillas puedes dejar parte en el tablero del equipo. Cualquiera del equipo puede tomarlo hasta el final del turno; lo que queda se pierde.',
    'E16.3': 'Donde nombras a un rival, no puede ser de tu equipo.',
    'E16.4': 'Por lo demás, alguien de tu equipo a tu lado es un vecino y una de las otras personas.',
    'E16.5': 'Cada cual puntúa como siempre. El equipo tiene la suma; gana la más alta.',
    'E16.6':
      'Lo que se toma del tablero del equipo se pone según las reglas. Lo que una habilidad ata a un lugar no va allí.',
    'E16.7': 'Los turnos van por número, y los números alternan entre equipos. Los vecinos van por asiento.',
    'E16.8': 'En un equipo se puede hablar y decidir en común. Aquí no se ven las manos.',
    'E17.1':
      'En solitario se juega en nivel estándar o avanzado con una dificultad. Gaia tiene un mazo de 6 cartas, 5 hojas y, con Abundance, 10 brotes; tú tienes 2 semillas y empiezas.',
    'E17.2': {
      text: 'En tu turno tomas el beneficio mayor y activas. Luego Gaia responde; en las dos dificultades altas, con el número mayor:',
      list: [
        'Verde: las cartas robadas que no te quedas van a su pila de puntos.',
        'Rojo: composta 2 o 5 cartas del mazo, y 1 más por cada 2 tierras que ganaste.',
        'Azul: gana 1 brote por carta con habilidad azul en tu zona, y 0 o 3 más.',
        'Amarillo: gana 1 crecimiento por carta que robaste, y 0 o 3 más.',
      ],
    },
    'E17.3':
      'En su turno se descubre la carta siguiente de Gaia. Tomas tu parte si la hay, activas ese color y luego ella toma la suya. En su turno no eres la persona activa.',
    'E17.4': {
      text: 'Sus cartas le dan:',
      list: [
        'Regar: 7 brotes, y 1 por carta azul de tu zona.',
        'Crecer: 7 crecimientos, y 1 por carta que robaste este turno.',
        'Compostar: composta 8 y luego gana tanta tierra como tú este turno.',
        'Plantar: 3 cartas de Tierra van a su pila de puntos.',
      ],
    },
    'E17.5':
      'Ganado y robado este turno es lo que te dieron la acción y tus habilidades de ese color. Eventos, conversiones, semillas y cartas germinadas no cuentan.',
    'E17.6':
      'Dos de sus cartas son para la fauna: eliges una de las dos de arriba, o de las dos de abajo, que ella no tenga, y pone una hoja en el mejor rango libre, antes que tú en ese turno. Para principiantes se salta su turno siguiente. Para expertos gana además 8 tierras, 2 cartas para su pila, 4 brotes o 3 crecimientos, según la carta.',
    'E17.7': 'Cada 10 tierras que tiene Gaia se vuelven 5 cartas compostadas del mazo.',
    'E17.8':
      'Las cuatro dificultades: principiante, respuestas débiles y turnos saltados; media, respuestas débiles; difícil, respuestas fuertes; experta, respuestas fuertes y extras.',
    'E17.9':
      'Los brotes para otros van a Gaia. Una habilidad que mira a un vecino mira tu propia zona. Una hoja convertida va a ella. Las cartas que roba van a su pila de puntos. Participa en eventos entre turnos si puede pagar entero.',
    'E17.10':
      'La partida termina cuando plantas tu carta 16: acaba el turno con la parte de Gaia y toma la bonificación. O cuando su mazo se agota por segunda vez, tras 12 cartas; entonces la bonificación es suya.',
    'E17.11': {
      text: 'Gaia puntúa:',
      list: [
        'Los puntos de cada carta de su pila, contados como positivos.',
        '1 por carta compostada y 1 por brote.',
        'El crecimiento en torres de 5, 4, 3, 2 y 1 y luego otra vez desde 5: una completa da 7, 6, 5, 4 o 3; los troncos de una incompleta, 1 cada uno.',
        'La fauna por rango, la bonificación de 11 y 5 por hoja en su tablero. Nada por tierra, terrenos o ecosistemas.',
      ],
    },
    'E17.12': 'Ganas si tienes más puntos que ella.',
    'E17.13': 'Donde se cuenta a la mejor persona, solo cuenta tu propia zona.',
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
  },
};
