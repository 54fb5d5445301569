import type { PlanetRulebookWords } from './sections.ts';

export const de: PlanetRulebookWords = {
  titles: {
    P1: 'Was es gibt',
    P2: 'Vorbereitung',
    P3: 'Das Jahr',
    P4: 'Karten nehmen',
    P5: 'Aktionen und Kräfte',
    P6: 'Das Ende einer Runde',
    P7: 'Das Ende einer Jahreszeit',
    P8: 'Das Ende des Spiels',
    P9: 'Allein spielen',
  },
  rules: {
    'P1.1':
      'Alle haben ihren eigenen Planeten. Er ist ein Raster aus quadratischen Feldern, und jedes Feld gehört zu einem von sechs Biomen. Vier der Felder sind Risse.',
    'P1.2':
      'Es gibt 42 Biomkarten: sechs von jedem Biom und sechs freie. Eine Karte hat ein Biom oder ist frei, und sie hat eine von sechs Kräften. Karten mit Biom zeigen entweder eine oder mehrere Tulpen für Fruchtbarkeit oder eine verwelkte Blume für Dürre; freie Karten zeigen beides nicht.',
    'P1.3':
      'Alle haben sechs Kraftleisten. Jeder Marker beginnt auf dem ersten Schritt mit der Stärke 0 und geht nie zurück.',
    'P1.4': 'Sprosse, Bäume, Büsche und Seen gibt es immer genug.',
    'P1.5':
      'Auf einem Feld steht höchstens ein Teil: ein Spross, ein kleiner Baum, ein großer Baum, ein Busch oder ein See. In einem Riss steht nie etwas.',
    'P2.1':
      'Wer den Startmarker, die Eichel, bekommt, entscheidet das Los. Von dort an beginnen alle der Reihe nach mit 0, 1, 2 und 3 Punkten.',
    'P2.2': 'Alle Sonnen beginnen auf derselben Seite: oben, wenn der Tisch keine andere Seite gewählt hat.',
    'P2.3':
      'Der Stapel wird gemischt, und Karten werden einzeln aufgedeckt, bis mindestens 5 Tulpen zu sehen sind. Karten mit Tulpen kommen in den Fruchtbarkeitsbereich, wo jedes Biom einen Stapel in der Reihenfolge seiner Karten hat. Alle anderen aufgedeckten Karten werden in den Stapel zurückgemischt.',
    'P3.1':
      'Das Jahr hat vier Jahreszeiten: Frühling mit 5 Runden, Sommer mit 4, Herbst mit 3 und Winter mit 2, zusammen 14.',
    'P3.2':
      'In einer Runde nehmen zuerst alle eine Karte, dann kommen Aktionen und Kräfte, dann endet die Runde. Nach der letzten Runde einer Jahreszeit endet die Jahreszeit.',
    'P4.1':
      'So viele Karten, wie Personen mitspielen, und eine mehr werden offen in einer Reihe neben den Stapel gelegt: die Auslage. Die Karte, die dem Stapel am nächsten liegt, ist die linke.',
    'P4.2': 'Vom Startspieler an nehmen alle im Uhrzeigersinn eine Karte.',
    'P4.3':
      'Sobald der Startspieler eine Karte genommen hat, wird die Eichel auf die am weitesten links liegende Karte gelegt, die noch da ist.',
    'P4.4':
      'Wer die Karte mit der Eichel nimmt, nimmt auch die Eichel und beginnt die nächste Runde. Nimmt sie niemand, geht die Eichel zurück an den Startspieler dieser Runde.',
    'P4.5': {
      text: 'Eine Karte bleibt liegen. Was mit ihr geschieht, sagt ihr Fuß:',
      list: [
        'Tulpen: Sie kommt oben auf den Stapel ihres Bioms im Fruchtbarkeitsbereich.',
        'Dürre: Zuerst wird die Karte umgedreht, die zuletzt auf diesen Stapel kam, und ihre Tulpen zählen nicht mehr. Dann kommt die Dürrekarte selbst obenauf. Ohne Stapel wird sie einfach hingelegt. Eine Dürrekarte obenauf ist selbst die letzte Karte; eine weitere Dürre dreht sie um und ändert sonst nichts.',
        'Keines von beiden: Sie kommt auf den Ablagestapel.',
      ],
    },
    'P4.6':
      'Muss eine Karte gezogen werden und der Stapel ist leer, wird der Ablagestapel zu einem neuen Stapel gemischt. Karten im Fruchtbarkeitsbereich und vor den Mitspielenden bleiben liegen. Braucht die Auslage mehr Karten, als der Stapel hat, bekommt sie zuerst, was da ist; dann wird gemischt, dann geht es weiter.',
    'P5.1':
      'Alle handeln gleichzeitig, jeder auf dem eigenen Planeten. Alle müssen genau eine Aktion ausführen und dürfen die Kraft ihrer Karte nutzen: ganz vor der Aktion oder ganz danach, nie mittendrin.',
    'P5.2':
      'Es gibt zwei Wirkungen. Pflanzen heißt, einen Spross auf ein leeres Feld zu setzen. Wachsen heißt, dass aus einem Spross ein kleiner Baum wird oder aus einem kleinen Baum ein großer. Nichts überspringt eine Größe, nichts schrumpft; Büsche und Seen ändern sich nie.',
    'P5.3': {
      text: 'Es gibt vier Aktionen:',
      list: [
        'A: bis zu dreimal pflanzen.',
        'B: bis zu zweimal wachsen, auf verschiedenen Feldern.',
        'C: bis zu einmal pflanzen und bis zu einmal wachsen, auf verschiedenen Feldern, in beliebiger Reihenfolge.',
        'D: einmal pflanzen oder einmal wachsen, in jedem Biom.',
      ],
    },
    'P5.4':
      'A, B und C wirken nur im Biom der Karte, die du in dieser Runde genommen hast. Mit einer freien Karte darf jede einzelne Wirkung in jedem Biom sein. D achtet nicht auf das Biom.',
    'P5.5': '„Bis zu“ heißt: auch weniger, auch gar nicht.',
    'P5.6':
      'Wer die Kraft nutzt, rückt zuerst ihren Marker einen Schritt nach rechts, aber nicht über den letzten hinaus. Dann wirkt die Kraft bis zu so oft, wie dieser Schritt angibt. Kräfte wirken in jedem Biom, jede Wirkung, wo du willst.',
    'P5.7': {
      text: 'Es gibt sechs Kräfte:',
      list: [
        'Spross: pflanzen.',
        'Kleiner Baum: Aus einem Spross wird ein kleiner Baum.',
        'Großer Baum: Aus einem kleinen Baum wird ein großer.',
        'Busch: einen Busch auf ein leeres Feld setzen.',
        'See: einen See auf ein leeres Feld legen, dann sofort bis zu zweimal wachsen, auf zwei verschiedenen Feldern, die eine Kante mit diesem See teilen.',
        'Knospen: einmal so viele Punkte, wie der Schritt angibt.',
      ],
    },
    'P5.8':
      'Dass die Felder verschieden sein müssen, gilt nur innerhalb der Aktion B oder C. Eine Kraft darf auf ein Feld wirken, das die Aktion in dieser Runde benutzt hat, und umgekehrt. Bei mehreren Seen hat jeder See seine eigenen zwei Wachstumsschritte.',
    'P5.9': 'Wird die Kraft einer Karte nicht genutzt, rückt ihr Marker nicht vor.',
    'P6.1':
      'Sind alle fertig, endet die Runde. Haben alle so viele Karten vor sich, wie die Jahreszeit Runden hat, endet die Jahreszeit. Sonst beginnt die nächste Runde mit dem neuen Startspieler.',
    'P7.1':
      'Sonne. Die Sonne steht an einer Seite, und ihre Strahlen laufen von dort gerade über das Raster. Ein kleiner Baum wirft einen Schatten auf das 1 Feld hinter sich, ein großer auf 2. Auch Bäume im Schatten werfen ihren. Risse, leere Felder und alle anderen Teile zählen für die Länge eines Schattens mit. Sprosse, Büsche und Seen werfen keinen und fangen kein Licht.',
    'P7.2':
      'Ein Baum ist beschattet, wenn er im Schatten eines gleich großen oder größeren Baums steht. Jeder kleine Baum im Licht bringt 1 Punkt, jeder große 2.',
    'P7.3':
      'Größter Wald. Kleine Bäume, große Bäume und Büsche, die eine Kante teilen, bilden einen Wald. Dein größter Wald bringt 1 Punkt für jedes seiner Teile. Seen und Sprosse verbinden nicht.',
    'P7.4':
      'Nach dem Winter endet das Spiel. Sonst beginnt die nächste Jahreszeit: Alle Karten vor den Mitspielenden kommen auf den Ablagestapel, und jede Sonne rückt im Uhrzeigersinn eine Seite weiter: oben, rechts, unten, links.',
    'P8.1':
      'Die Fruchtbarkeit eines Bioms ist die Zahl der Tulpen, die in seinem Stapel offen liegen. Alle bekommen für jedes Biom dessen Fruchtbarkeit mal die Zahl ihrer großen Bäume dort.',
    'P8.2':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer in der Reihenfolge zuerst kommt, gezählt vom Besitzer der Eichel nach der letzten Runde.',
    'P9.1':
      'Du spielst mit einem virtuellen Gegenüber, das keinen Planeten hat. Die Auslage hat 3 Karten. Die Reihenfolge folgt wie üblich der Eichel, und das Gegenüber kann sie mit der Karte gewinnen, die es nimmt. Wer beginnt, entscheidet das Los, und die Anfangspunkte sind wie üblich.',
    'P9.2':
      'Das Gegenüber nimmt eine freie Karte, wenn es eine gibt; sonst die Karte mit den meisten Tulpen; sonst, wenn nur noch Dürren da sind, die, deren Biom die wenigsten offenen Tulpen im Bereich hat. Bei Gleichstand nimmt es die linke.',
    'P9.3':
      'Deine Punkte bringen einen Titel: bis 120 Brokkoli, ab 121 Bonsai, ab 136 Olivenbaum, ab 151 Stechpalme, ab 161 Birke, ab 171 Kiefer, ab 181 Eiche, ab 191 Affenbrotbaum, ab 201 legendärer Mammutbaum.',
  },
};
