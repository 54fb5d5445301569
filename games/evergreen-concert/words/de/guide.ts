import type { ConcertLessonWords } from '../../guide/lessons.ts';

export const de: ConcertLessonWords = {
  welcome: {
    text: 'Du bist Konzertveranstalter. Wer den größten Einfluss auf einen Künstler hat, bekommt seine Scheibe, und deine Konzerte bringen Punkte für die Scheiben, die du hast.',
  },
  discs: {
    text: 'Es gibt sechs Künstler. Jede Scheibe zeigt, wie beliebt ihr Künstler ist, vorerst 5. Immer wenn eine Scheibe von einem zum anderen geht, wird sie weitergedreht: 6, 7, 8, 10, 12 und dann wieder 5.',
  },
  hand: {
    text: 'Diese dreizehn Karten sind alles, was du in dieser Partie bekommst. Die Farbe steht für den Künstler, die Zahl ist dein Einfluss.',
  },
  pickOrange: {
    text: 'Zuerst wählen alle verdeckt drei Karten für ihre drei Stapel. Wer die kleinste Summe hat, beginnt. Wähle Orange 2.',
    why: 'Jede Karte wäre erlaubt. Mit kleinen Karten beginnst du, und Orange 2 wird gleich nützlich.',
  },
  pickBlue: {
    text: 'Blau 4 kommt auf den mittleren Stapel: hoch genug, um Blau eine Weile zu halten.',
    why: 'Mit Blau 4 bleibt die blaue Scheibe in deinem ersten Zug bei dir.',
  },
  pickYellow: {
    text: 'Und Gelb 1 für den rechten Stapel.',
    why: 'Gelb 1 hält deine Summe klein, damit du beginnst.',
  },
  revealed: {
    text: 'Alle Karten werden aufgedeckt. Deine Summe ist 7, die andere 13, also beginnst du. Blau und Gelb gehören dir. Orange 4 schlägt deine Orange 2, darum ging die orange Scheibe über den Tisch.',
  },
  ownPile: {
    text: 'In deinem Zug spielst du eine, zwei oder drei Karten, jede auf einen beliebigen Stapel. Niemand zeigt Braun, die braune Scheibe liegt in der Tischmitte. Spiel Braun 4 auf deine eigene Gelb 1.',
    why: 'Das ist erlaubt. Aber Braun 4 auf deiner Gelb 1 holt eine Scheibe aus der Tischmitte und zeigt dir noch etwas.',
  },
  stays: {
    text: 'Die braune Scheibe kam mit 5 zu dir. Gelb 1 ist abgedeckt und aus dem Spiel; keine gelbe Karte ist mehr zu sehen, also bleibt die gelbe Scheibe bei dir.',
  },
  otherPile: {
    text: 'Eine Karte zählt für den Besitzer des Stapels. Trotzdem kann ein fremder Stapel gut sein, denn die Karte deckt etwas ab. Spiel Blau 1 auf die Orange 4.',
    why: 'Das ist erlaubt. Aber nur die Orange 4 hält die orange Scheibe von dir fern.',
  },
  won: {
    text: 'Jetzt hast du mit Orange 2 den größten Einfluss: Die orange Scheibe kam zu dir und steht auf 6. Blau bleibt bei dir, denn 4 ist mehr als 1.',
  },
  hit: {
    text: 'Der Künstler unter dem Tonarm hat den Hit und zählt doppelt. Nach den Karten darfst du die Top-Hit-Scheibe ein Feld nach links oder rechts drehen. Sie steht auf Orange, und das ist deins, also lass sie stehen.',
  },
  concert: {
    text: 'Eine dritte Karte wäre erlaubt, aber du hast vier Scheiben. Ein Konzert bringt 5 für Blau, 5 für Gelb, 5 für Braun und zweimal 6 für Orange: 27. Veranstalte eines deiner drei Konzerte.',
    why: 'Du hast vier Scheiben und den Hit, ein Konzert lohnt sich jetzt. Die Gala verdoppelt einmal ein Konzert; sie bringt mehr, wenn die Scheiben gestiegen sind.',
  },
  lost: {
    text: 'Die orange Scheibe ging zurück und zeigt jetzt 7. Scheiben, die oft wandern, werden immer mehr wert. Nach 12 kommt wieder 5.',
  },
  onYourOwn: {
    text: 'Von hier an spielst du allein. Halte eine Karte über einen Stapel: Du siehst, welche Scheiben wandern würden und was ein Konzert brächte.',
  },
  gala: {
    text: 'Zwei Konzerte und die Gala hast du noch. Auf beiden Seiten werden die Karten knapp: Warte auf einen guten Moment, aber nicht zu lange.',
  },
  overFinal: {
    text: 'Die letzte Karte ist gespielt. Im Schlusskonzert bekommen alle Punkte für ihre Scheiben, ohne den Hit, und doppelt, wer noch keine Gala hatte.',
  },
  overTotal: {
    text: ({ concerts, final, total, rival }) =>
      `Deine Konzerte haben ${concerts} Punkte gebracht und das Schlusskonzert ${final}: zusammen ${total}, gegen ${rival}. Jetzt kennst du das Spiel. Spiel es mit mehr Leuten am Tisch.`,
  },
};
