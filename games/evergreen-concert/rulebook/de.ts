import type { ConcertRulebookWords } from './sections.ts';

export const de: ConcertRulebookWords = {
  titles: {
    C1: 'Was es gibt',
    C2: 'Vorbereitung',
    C3: 'Die Eröffnung',
    C4: 'Ein Zug',
    C5: 'Die Sanduhr',
    C6: 'Das Ende',
  },
  rules: {
    'C1.1': 'Es gibt sechs Künstler, erkennbar an ihren Farben: Orange, Blau, Lila, Grün, Gelb und Braun.',
    'C1.2': 'Es gibt 78 Einflusskarten: die Werte 1 bis 13 in jeder Farbe.',
    'C1.3':
      'Es gibt sechs Künstlerscheiben. Eine Scheibe zeigt, wie beliebt ihr Künstler ist. Sie durchläuft 5, 6, 7, 8, 10 und 12 und dann wieder 5.',
    'C1.4':
      'Es gibt eine Top-Hit-Scheibe. Sie nennt eine der sechs Farben, die im Ring um sie stehen: Orange, Blau, Lila, Grün, Gelb, Braun. Ein Tisch darf eine andere Reihenfolge wählen.',
    'C1.5':
      'Es gibt eine Sanduhr von 60 Sekunden. Ein Tisch darf 30, 60 oder 90 Sekunden wählen oder ohne Sanduhr spielen.',
    'C2.1': 'Alle Künstlerscheiben liegen mit 5 in der Mitte, und die Top-Hit-Scheibe steht auf Orange.',
    'C2.2':
      'Bei 2 Personen kommen alle Karten ab 6 aus dem Spiel, bei 3 oder 4 alle ab 10. Bei 5 oder 6 wird mit allen Karten gespielt.',
    'C2.3':
      'Das Los bestimmt, wer gibt. Alle bekommen 13 Karten; der Rest kommt ungesehen weg. Andere Karten bekommst du nie. Was jemand auf der Hand hat, ist geheim, wie viele Karten es sind, nicht.',
    'C3.1':
      'Alle wählen geheim drei Karten der Hand, und alle werden gleichzeitig aufgedeckt. Sie bilden deine drei Stapel, links, Mitte und rechts, in der Reihenfolge, in der sie gewählt wurden. Von nun an zählt nur die oberste Karte eines Stapels.',
    'C3.2':
      'Es beginnt, wessen drei Karten die kleinste Summe haben, gleich in welchen Farben. Bei Gleichstand beginnt, wer vom linken Nachbarn des Gebers aus zuerst an der Reihe wäre; der Geber kommt also zuletzt.',
    'C3.3':
      'Jede Künstlerscheibe geht an den, der den größten Einfluss auf diesen Künstler hat. Dein Einfluss ist die Summe deiner obersten Karten in dieser Farbe. Bei Gleichstand bekommt sie, wessen höchste Karte in dieser Farbe höher ist. Hat niemand die Farbe, bleibt die Scheibe in der Mitte.',
    'C3.4': 'In der Eröffnung bewegt sich die Top-Hit-Scheibe nicht, und keine Beliebtheit ändert sich.',
    'C4.1':
      'Du musst 1, 2 oder 3 Karten spielen, eine nach der anderen. Dann darfst du die Top-Hit-Scheibe drehen. Dann darfst du ein Konzert geben. Dann ist der linke Nachbar an der Reihe. Wer keine Karten mehr hat, wird übersprungen.',
    'C4.2':
      'Eine Karte spielst du auf einen beliebigen Stapel von irgendwem, auch auf einen eigenen. Weder Farbe noch Wert müssen passen. Die verdeckte Karte ist aus dem Spiel. Die neue Karte zählt für den, dem der Stapel gehört.',
    'C4.3': {
      text: 'Nach jeder einzelnen Karte wird zuerst die verdeckte Farbe betrachtet, dann die gespielte. Bei keinem anderen Künstler kann sich etwas ändern.',
      list: [
        'Wer führt, wird wie in der Eröffnung bestimmt.',
        'Führt jetzt jemand anderes als der Besitzer der Scheibe, geht sie dorthin, und ihre Beliebtheit rückt einen Schritt weiter: von 5 auf 6, von 12 auf 5. Eine Scheibe aus der Mitte behält ihre 5.',
        'Ist keine Karte der Farbe mehr zu sehen, bleibt die Scheibe, wo sie ist. Erscheint die Farbe wieder, gilt dasselbe; führt wieder derselbe Besitzer, bewegt und ändert sich nichts.',
        'Eine Scheibe kann in einem Zug mehrmals wandern und weiterrücken.',
      ],
    },
    'C4.4':
      'Nach den Karten darfst du die Top-Hit-Scheibe auf dem Ring einen Schritt nach links oder rechts drehen oder sie stehen lassen.',
    'C4.5':
      'In einem Konzert bekommst du die Beliebtheit jeder Scheibe, die du hast; der Künstler mit dem Hit zählt doppelt. Jeder darf im Spiel höchstens drei Konzerte geben und höchstens eines in einem Zug.',
    'C4.6':
      'Eines deiner Konzerte, oder das Schlusskonzert, darf dein Galakonzert sein. Du sagst es an, wenn du es gibst, und das gilt. Alle seine Punkte zählen doppelt. Jeder hat höchstens eine Gala.',
    'C5.1':
      'Der Zug mit Karten, Top-Hit-Scheibe und der Entscheidung über ein Konzert muss enden, bevor die Sanduhr abläuft. Das Werten braucht keine Zeit.',
    'C5.2':
      'Übrige Zeit bekommt, wer als Nächstes dran ist: Ist sie abgelaufen, wird die Sanduhr für eine volle Zeit gedreht. Du hast also den Rest und eine volle Zeit.',
    'C5.3':
      'Ist die Zeit um und keine Karte gespielt, zieht dein rechter Nachbar blind eine Karte aus deiner Hand, und sie wird auf deinen eigenen mittleren Stapel gespielt. Scheiben wandern wie üblich. Der Zug endet ohne Drehen der Top-Hit-Scheibe und ohne Konzert.',
    'C5.4': 'Ist die Zeit nach mindestens einer Karte um, endet der Zug, wie er steht, ohne Konzert.',
    'C6.1':
      'Das Spiel endet mit dem Zug, in dem die allerletzte Karte gespielt wird. Dieser Zug wird zu Ende gespielt.',
    'C6.2':
      'Dann geben alle das Schlusskonzert: die Beliebtheit jeder Scheibe, die man hat. Der Hit zählt nicht. Wer noch keine Gala hatte, bekommt sie hier, ganz von selbst.',
    'C6.3':
      'Wer über alle Konzerte die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das höhere Schlusskonzert; besteht er weiter, teilt man sich den Sieg.',
  },
};
