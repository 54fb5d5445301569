import type { ConcertRulebookWords } from '../../rulebook/sections.ts';

export const de: ConcertRulebookWords = {
  titles: {
    C1: 'Spielmaterial',
    C2: 'Spielvorbereitung',
    C3: 'Die Vorrunde',
    C4: 'Ein Zug',
    C5: 'Die Sanduhr',
    C6: 'Spielende',
  },
  rules: {
    'C1.1': 'Es gibt sechs Künstler, erkennbar an ihren Farben: Orange, Blau, Lila, Grün, Gelb und Braun.',
    'C1.2': 'Es gibt 78 Einflusskarten: die Werte 1 bis 13 in jeder Farbe.',
    'C1.3':
      'Es gibt sechs Künstlerscheiben. Jede zeigt, wie beliebt ihr Künstler ist: erst 5, dann 6, 7, 8, 10 und 12, dann wieder 5.',
    'C1.4':
      'Es gibt eine Top-Hit-Scheibe. Sie zeigt auf eine der sechs Farben, die im Ring um sie stehen: Orange, Blau, Lila, Grün, Gelb, Braun. Ihr dürft eine andere Reihenfolge wählen.',
    'C1.5':
      'Es gibt eine Sanduhr, die 60 Sekunden läuft. Ihr dürft 30, 60 oder 90 Sekunden wählen oder ohne Sanduhr spielen.',
    'C2.1': 'Alle Künstlerscheiben liegen mit dem Wert 5 in der Tischmitte, und die Top-Hit-Scheibe steht auf Orange.',
    'C2.2':
      'Mit 2 Spielern nehmt ihr alle Karten ab 6 aus dem Spiel, mit 3 oder 4 alle ab 10. Mit 5 oder 6 spielt ihr mit allen Karten.',
    'C2.3':
      'Das Los bestimmt den Geber. Alle bekommen 13 Karten; der Rest kommt ungesehen in die Schachtel. Weitere Karten bekommst du nie. Deine Handkarten sind geheim, ihre Anzahl nicht.',
    'C3.1':
      'Alle wählen verdeckt drei Handkarten und decken sie gleichzeitig auf. Sie bilden deine drei Stapel, links, Mitte und rechts, in der Reihenfolge, in der du sie gewählt hast. Von nun an zählt nur die oberste Karte eines Stapels.',
    'C3.2':
      'Startspieler ist, wessen drei Karten die kleinste Summe haben, gleich in welchen Farben. Bei Gleichstand ist es, wer vom linken Nachbarn des Gebers aus zuerst an der Reihe wäre; der Geber kommt also zuletzt.',
    'C3.3':
      'Jede Künstlerscheibe geht an den, der den größten Einfluss auf diesen Künstler hat. Dein Einfluss ist die Summe deiner obersten Karten in dieser Farbe. Bei Gleichstand bekommt sie, wessen höchste Karte in dieser Farbe höher ist. Hat niemand die Farbe, bleibt die Scheibe in der Tischmitte.',
    'C3.4': 'In der Vorrunde dreht sich die Top-Hit-Scheibe nicht, und keine Beliebtheit ändert sich.',
    'C4.1':
      'Du musst 1, 2 oder 3 Karten spielen, eine nach der anderen. Dann darfst du die Top-Hit-Scheibe drehen. Dann darfst du ein Konzert veranstalten. Dann ist dein linker Nachbar am Zug. Wer keine Karten mehr hat, wird übersprungen.',
    'C4.2':
      'Eine Karte spielst du auf einen beliebigen Stapel, einen eigenen oder einen fremden. Weder Farbe noch Wert müssen passen. Die abgedeckte Karte ist aus dem Spiel. Die neue Karte zählt für den Besitzer des Stapels.',
    'C4.3': {
      text: 'Nach jeder einzelnen Karte prüft ihr zuerst die abgedeckte Farbe, dann die gespielte. Bei keinem anderen Künstler kann sich etwas ändern.',
      list: [
        'Wer den größten Einfluss hat, bestimmt ihr wie in der Vorrunde.',
        'Hat jetzt jemand anderes als der Besitzer der Scheibe den größten Einfluss, geht die Scheibe dorthin, und ihr dreht sie weiter: von 5 auf 6, von 12 auf 5. Eine Scheibe aus der Tischmitte behält ihre 5.',
        'Ist keine Karte der Farbe mehr zu sehen, bleibt die Scheibe, wo sie ist. Erscheint die Farbe wieder, gilt dasselbe; hat wieder derselbe Besitzer den größten Einfluss, bewegt und ändert sich nichts.',
        'Eine Scheibe kann in einem Zug mehrmals wandern und weitergedreht werden.',
      ],
    },
    'C4.4':
      'Nach den Karten darfst du die Top-Hit-Scheibe ein Feld nach links oder rechts drehen oder sie stehen lassen.',
    'C4.5':
      'Für ein Konzert bekommst du die Beliebtheit jeder Scheibe, die du hast; der Künstler mit dem Hit zählt doppelt. Du darfst in der Partie höchstens drei Konzerte veranstalten und höchstens eines pro Zug.',
    'C4.6':
      'Eines deiner Konzerte, oder das Schlusskonzert, darf dein Galakonzert sein. Du erklärst es dazu, wenn du es veranstaltest, und dabei bleibt es. Alle seine Punkte zählen doppelt. Mehr als eine Gala hat niemand.',
    'C5.1':
      'Dein Zug mit Karten, Top-Hit-Scheibe und der Entscheidung über ein Konzert muss enden, bevor die Sanduhr abgelaufen ist. Punkte notieren braucht keine Zeit.',
    'C5.2':
      'Was du an Zeit übrig lässt, bekommt, wer nach dir am Zug ist: Ist sie abgelaufen, wird die Sanduhr umgedreht und läuft noch einmal ganz durch. Du hast also den Rest und eine volle Sanduhr.',
    'C5.3':
      'Ist die Zeit um und du hast keine Karte gespielt, zieht dein rechter Nachbar blind eine Karte aus deiner Hand, und sie kommt auf deinen eigenen mittleren Stapel. Scheiben wandern wie üblich. Dein Zug endet ohne Drehen der Top-Hit-Scheibe und ohne Konzert.',
    'C5.4': 'Ist die Zeit um und du hast mindestens eine Karte gespielt, endet dein Zug sofort und ohne Konzert.',
    'C6.1':
      'Die Partie endet mit dem Zug, in dem die allerletzte Karte gespielt wird. Dieser Zug wird zu Ende gespielt.',
    'C6.2':
      'Dann folgt für alle das Schlusskonzert: die Beliebtheit jeder Scheibe, die du hast. Der Hit zählt nicht. Wer noch keine Gala hatte, bekommt sie hier von selbst.',
    'C6.3':
      'Wer aus allen Konzerten die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das höhere Schlusskonzert; ist auch das gleich, teilt ihr euch den Sieg.',
  },
  inShort: [
    'Spiele in jedem Zug eine bis drei Karten, auf eigene oder fremde Stapel. Nur die obersten Karten zählen.',
    'Wer auf einen Künstler den größten Einfluss hat, bekommt seine Scheibe. Mit jedem Wechsel steigt die Beliebtheit: 5, 6, 7, 8, 10, 12, dann wieder 5.',
    'Nach den Karten darfst du die Top-Hit-Scheibe ein Feld drehen: Der Künstler mit dem Hit zählt doppelt.',
    'Veranstalte ein Konzert, wenn deine Scheiben am meisten wert sind: höchstens drei in der Partie. Ein Konzert ist deine Gala und zählt doppelt.',
  ],
};
