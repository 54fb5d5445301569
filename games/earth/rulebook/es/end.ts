import type { RulesOf } from '../sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
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
};
