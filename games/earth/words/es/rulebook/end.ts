import type { RulesOf } from '../../../rulebook/sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
  'E13.1': 'Puedes reclamar cada carta de Fauna una vez, con una hoja.',
  'E13.2':
    'Un objetivo se alcanza si se cumple en alguna pausa del turno, aunque luego deje de cumplirse. Al final del turno, tras el paso 4, puedes poner una hoja en el mejor puesto libre de cada carta de Fauna cuyo objetivo hayas alcanzado.',
  'E13.3': 'Lo reclamado no se pierde nunca.',
  'E13.4':
    'Los turnos anteriores van antes. Dentro de un turno se sigue el sentido de las agujas del reloj desde el jugador activo.',
  'E13.5':
    'Según el puesto, una carta de Fauna da 15, 11, 8, 6 y 5 PV; en el nivel principiante, siempre 10. En una carta caben solo 5 hojas; un sexto jugador conserva la suya.',
  'E13.6':
    'No es obligatorio reclamar. Lo que dejas se puede reclamar en un turno posterior en que lo alcances de nuevo.',
  'E13.7': 'Sin hoja no se reclama.',
  'E14.1':
    'Cuando un islote tiene 16 cartas, se juega la ronda hasta el final, para que todos hayan sido jugador activo las mismas veces. Luego termina la partida.',
  'E14.2':
    'Quien primero llega a 16 cartas pone una hoja en la bonificación: 11 PV, o 7 sin Abundance. Sin hoja no hay bonificación.',
  'E14.3':
    'Si varios completan su islote en el mismo turno, la bonificación es del jugador activo o, si no, del primero de ellos en el sentido de las agujas del reloj desde él.',
  'E14.4': 'Hasta el final todos siguen jugando como siempre.',
  'E14.5':
    'Tras el paso 4 del último turno todos pueden aún jugar eventos de cualquier momento, convertir y germinar. Lo que se alcanza entonces va detrás de lo ya reclamado. Luego llega la puntuación final.',
  'E15.1': {
    text: 'El bloc de puntuación tiene diez líneas:',
    list: [
      'PV del islote, la isla y el clima.',
      'PV de los eventos jugados, que pueden ser negativos.',
      '1 por carta en tu compost.',
      '1 por brote en tu flora.',
      'Crecimiento.',
      'Habilidades marrones de tus terrenos.',
      'Tu ecosistema.',
      'El primer ecosistema común.',
      'El segundo ecosistema común.',
      'Objetivos de Fauna y bonificación.',
    ],
  },
  'E15.2': 'Los brotes del almacén, el suelo, las semillas, las hojas y las cartas de la mano valen 0.',
  'E15.3':
    'Gana quien tiene más PV. En caso de empate: más suelo, luego cartas en la mano, crecimiento, brotes en la flora y cartas en el compost. Si sigue el empate, se comparte la victoria.',
  'E16.1':
    'Los equipos juegan 2 contra 2, 2 contra 2 contra 2 o 3 contra 3. Los compañeros de equipo se sientan juntos. A 2 contra 2 se puede jugar sin Abundance.',
  'E16.2':
    'Cuando ganas cartas, compost, suelo, brotes, crecimiento o semillas puedes dejar parte en el tablero de equipos. Cualquier compañero puede tomarlo hasta el final del turno; lo que queda se pierde.',
  'E16.3': 'Cuando eliges a un adversario, no puede ser un compañero de equipo.',
  'E16.4': 'Por lo demás, un compañero de equipo sentado a tu lado es un vecino y uno de los otros jugadores.',
  'E16.5': 'Cada jugador puntúa como siempre. Los PV del equipo son la suma; gana la más alta.',
  'E16.6':
    'Lo que se toma del tablero de equipos se coloca según las reglas habituales. También puede ir allí lo que una habilidad ata a un lugar y lo que te regalan; lo que no encontraría espacio se pierde igualmente.',
  'E16.7':
    'Los turnos van por número de jugador, y los números alternan entre equipos. Los vecinos son los que se sientan al lado.',
  'E16.8':
    'Los compañeros de equipo pueden hablar abiertamente y decidir juntos. Aquí no se ven las manos de los demás.',
  'E17.1':
    'En solitario se juega en el nivel estándar o avanzado con una dificultad. Gaia tiene un mazo de 6 cartas, 5 hojas y, con Abundance, 10 brotes; tú tienes 2 semillas y empiezas.',
  'E17.2': {
    text: 'En tu turno tomas el beneficio mayor y activas. Luego Gaia reacciona; en las dos dificultades más altas vale el número mayor:',
    list: [
      'Verde: las cartas robadas con las que no te quedas van a su pila de puntuación.',
      'Rojo: composta 2 o 5 cartas del mazo, y 1 más por cada 2 de suelo que hayas ganado.',
      'Azul: gana 1 brote por cada carta con una habilidad azul en tu zona de juego, y 0 o 3 más.',
      'Amarillo: gana 1 crecimiento por cada carta que hayas robado, y 0 o 3 más.',
    ],
  },
  'E17.3':
    'En su turno se revela la carta siguiente de Gaia. Tomas tu parte si la hay, activas ese color y luego ella toma la suya. En su turno no eres el jugador activo.',
  'E17.4': {
    text: 'Sus cartas le dan:',
    list: [
      'Regar: 7 brotes, y 1 por cada carta azul de tu zona de juego.',
      'Crecer: 7 crecimientos, y 1 por cada carta que hayas robado este turno.',
      'Compostar: composta 8 y luego gana tanto suelo como tú este turno.',
      'Plantar: 3 cartas de Tierra van a su pila de puntuación.',
    ],
  },
  'E17.5':
    'Ganado y robado este turno es lo que te han dado la acción y tus habilidades de ese color. Los eventos, las conversiones, las semillas y las cartas germinadas no cuentan.',
  'E17.6':
    'Dos de sus cartas son para la fauna: eliges una de las dos cartas de Fauna de arriba, o de las dos de abajo, que ella no tenga, y pone una hoja en el mejor puesto libre, antes de que tú reclames en ese turno. En la dificultad principiante se salta su turno siguiente. En la dificultad experto gana además 8 de suelo, 2 cartas para su pila de puntuación, 4 brotes o 3 crecimientos, según la carta.',
  'E17.7': 'Cada vez que Gaia tiene 10 de suelo, los convierte en 5 cartas compostadas del mazo.',
  'E17.8':
    'Las cuatro dificultades: principiante, reacciones débiles y turnos saltados; medio, reacciones débiles; difícil, reacciones fuertes; experto, reacciones fuertes y extras.',
  'E17.9':
    'Los brotes para los demás van a Gaia. Una habilidad que cuenta en un vecino cuenta en tu propia zona de juego. Una hoja que conviertes va a ella. Las cartas que roba van a su pila de puntuación. Participa en los eventos Entre turnos si puede pagar por completo.',
  'E17.10':
    'La partida termina cuando plantas tu carta número 16: acaba el turno con la parte de Gaia y toma la bonificación. O cuando su mazo se agota por segunda vez, tras 12 cartas; entonces la bonificación es suya.',
  'E17.11': {
    text: 'Gaia puntúa:',
    list: [
      'Los PV de cada carta de su pila de puntuación, contados como positivos.',
      '1 por carta compostada y 1 por brote.',
      'El crecimiento en torres de 5, 4, 3, 2 y 1 y luego otra vez desde 5: una completa da 7, 6, 5, 4 o 3; los troncos de una incompleta, 1 cada uno.',
      'La fauna según el puesto, la bonificación, 11 con Abundance y 7 sin ella. Solo con Abundance: 5 por hoja en su tablero. Nada por suelo, terrenos o ecosistemas.',
    ],
  },
  'E17.12': 'Ganas si tienes más PV que ella.',
  'E17.13': 'Cuando se cuenta al jugador que más tiene, solo cuenta tu propia zona de juego.',
};
