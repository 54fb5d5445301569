import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const de: ConcertLessonWords = {
  pickOrange: {
    text: 'Du bist Konzertveranstalter. Die Farbe einer Karte ist ein Künstler, die Zahl dein Einfluss: Wer den größten hat, bekommt die Scheibe des Künstlers, und deine Konzerte werten deine Scheiben. Zuerst wählen alle verdeckt drei Karten für ihre Stapel. Wähle Orange 2.',
    why: 'Jede Karte wäre erlaubt. Mit kleinen Karten beginnst du, und Orange 2 wird gleich nützlich.',
  },
  pickBlue: {
    text: 'Blau 4 kommt auf den mittleren Stapel: hoch genug, um Blau eine Weile zu halten.',
    why: 'Mit Blau 4 bleibt die blaue Scheibe in deinem ersten Zug bei dir.',
  },
  pickYellow: {
    text: 'Und Gelb 1 für den rechten Stapel: Die kleinste Summe beginnt.',
    why: 'Gelb 1 hält deine Summe klein, damit du beginnst.',
  },
  ownPile: {
    text: 'Du beginnst: 7 gegen 13. Orange 4 schlägt deine Orange 2, darum ging diese Scheibe über den Tisch. In deinem Zug spielst du eine bis drei Karten, jede auf einen beliebigen Stapel. Niemand zeigt Braun, die braune Scheibe liegt in der Tischmitte: Spiel Braun 4 auf deine eigene Gelb 1.',
    why: 'Das ist erlaubt. Aber Braun 4 auf deiner Gelb 1 holt eine Scheibe aus der Tischmitte und zeigt dir noch etwas.',
  },
  otherPile: {
    text: 'Die braune Scheibe kam zu dir. Gelb 1 ist abgedeckt, aber niemand zeigt Gelb, also bleibt die gelbe Scheibe bei dir. Eine Karte zählt für den Besitzer des Stapels, doch auch das Abdecken kann sich lohnen: Spiel Blau 1 auf die Orange 4.',
    why: 'Das ist erlaubt. Aber nur die Orange 4 hält die orange Scheibe von dir fern.',
  },
  concert: {
    text: 'Jetzt führt deine Orange 2: Die orange Scheibe kam zu dir und steht auf 6. Orange liegt unter dem Tonarm, hat also den Hit und zählt doppelt. Ein Konzert bringt 5 für Blau, 5 für Gelb, 5 für Braun und zweimal 6 für Orange: 27. Veranstalte eines deiner drei Konzerte.',
    why: 'Du hast vier Scheiben und den Hit, ein Konzert lohnt sich jetzt. Die Gala verdoppelt einmal ein Konzert; sie bringt mehr, wenn die Scheiben gestiegen sind.',
  },
  onYourOwn: {
    text: 'Die orange Scheibe ging zurück und zeigt 7: Jeder Wechsel dreht eine Scheibe weiter auf 6, 7, 8, 10, 12 und dann wieder 5. Jetzt spielst du allein. Nimm eine Karte und berühre einen Stapel: Bevor es gilt, siehst du, welche Scheiben wandern würden und was ein Konzert brächte.',
  },
  gala: {
    text: 'In der ganzen Partie hast du drei Konzerte. Eines davon darf deine Gala sein, dann zählen alle seine Punkte doppelt. Neue Karten gibt es nicht: Warte auf einen guten Moment, aber nicht zu lange.',
  },
  over: {
    text: ({ concerts, final, total, rival }) =>
      `Im Schlusskonzert bekommen alle Punkte für ihre Scheiben, ohne den Hit, und doppelt, wer noch keine Gala hatte. Deine Konzerte haben ${concerts} Punkte gebracht und das Schlusskonzert ${final}: zusammen ${total}, gegen ${rival}. Jetzt kennst du das Spiel. Spiel es mit mehr Leuten am Tisch.`,
  },
};
