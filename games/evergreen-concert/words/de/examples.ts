import type { ConcertExampleWords } from '../../examples/words.ts';

export const de: ConcertExampleWords = {
  'C2.3': [
    ({ cards }) => `Du hast ${cards} Karten, und Ana ebenso. Mehr Karten erhält im ganzen Spiel niemand.`,
    ({ cards }) =>
      `In der Vorrunde legst du einige davon für deine Stapel aus, von links nach rechts. ${cards} Karten bleiben dir für das ganze Spiel.`,
  ],
  'C3.1': [
    'Vor deinem ersten Zug wählst du Karten für deine Stapel, von links nach rechts.',
    ({ value }) =>
      `Die blaue ${value} wird dein linker Stapel. Auch Ana hat eine Karte gewählt, aber du siehst nur ihre Rückseite, so wie sie nur deine.`,
    'Haben alle gewählt, werden alle Karten gleichzeitig aufgedeckt. Sie sind eure Stapel, und von nun an zählt nur die oberste Karte eines Stapels.',
  ],
  'C3.2': [
    'Alle legen verdeckt Karten aus. Deine eigenen siehst du; Ana fehlt noch eine.',
    ({ yours, hers }) =>
      `Alle Karten werden aufgedeckt. Deine ergeben ${yours}, Anas ${hers}: Die niedrigere Summe beginnt, also gehört der erste Zug dir.`,
  ],
  'C3.3': [
    'Vor dem Aufdecken liegen alle Künstlerscheiben in der Tischmitte.',
    ({ first, second, yours, hers }) =>
      `Auf Blau hast du ${first} + ${second} = ${yours}, mehr als Anas ${hers}: Die blaue Scheibe geht an dich. Grün und Gelb gehen an Ana. Farben, die niemand zeigt, bleiben in der Tischmitte.`,
  ],
  'C4.2': [
    ({ cards }) => `Du bist am Zug und hast ${cards} Karten auf der Hand.`,
    ({ played, covered }) =>
      `Du spielst die grüne ${played} auf deinen eigenen Stapel. Sie deckt die lila ${covered} ab, die nun aus dem Spiel ist.`,
    ({ played, covered }) =>
      `Du darfst auch auf Anas Stapel spielen, und eine niedrigere Karte darf eine höhere abdecken: die orange ${played} auf ihre blaue ${covered}. Sie zählt nun für Ana, denn der Stapel gehört ihr.`,
  ],
  'C4.3': [
    ({ hers, yours }) => `Ana hat die blaue Scheibe: Ihre ${hers} ist mehr als deine ${yours}.`,
    ({ before, after, kept }) =>
      `Du spielst eine orange Karte auf Anas blaue. Nun hast du den größten Einfluss auf Blau: Die Scheibe geht an dich und wird von ${before} auf ${after} weitergedreht. Orange gehört jetzt Ana; diese Scheibe kommt aus der Tischmitte und behält ihre ${kept}.`,
    ({ shown }) =>
      `Du deckst auch deine eigene blaue Karte ab. Blau ist nicht mehr zu sehen, also bleibt die Scheibe mit ${shown} bei dir.`,
  ],
  'C4.4': [
    'Die Karten sind gespielt. Der Hit steht auf Orange, und Blau liegt daneben.',
    ({ value }) =>
      `Du drehst die Top-Hit-Scheibe ein Feld weiter: Jetzt hat Blau den Hit, und seine ${value} zählt in einem Konzert doppelt.`,
  ],
  'C4.5': [
    ({ points }) => `Deine Scheiben zeigen, was ein Konzert jetzt bringt: ${points} Punkte.`,
    ({ after, points }) =>
      `Eine hohe braune Karte auf deinem eigenen Stapel schlägt Anas: Die braune Scheibe geht an dich und wird auf ${after} weitergedreht. Der Künstler, dessen Karte du abgedeckt hast, bleibt bei dir. Jetzt wären es ${points} Punkte.`,
    ({ value, points }) =>
      `Dann der Hit: ein Feld weiter auf Blau, dessen ${value} doppelt zählt. Das macht ${points} Punkte.`,
    ({ points }) =>
      `Du veranstaltest das Konzert und erhältst ${points} Punkte. Eine deiner Eintrittskarten ist verbraucht.`,
  ],
  'C4.6': [
    ({ points }) => `Mit dem Hit auf Blau bringt ein Konzert ${points} Punkte.`,
    ({ points }) =>
      `Du erklärst es zum Galakonzert: Alles zählt doppelt, ${points} Punkte. Ein weiteres Galakonzert hast du nicht.`,
  ],
  'C5.3': [
    ({ seconds }) => `Die ${seconds} Sekunden sind fast um, und du hast noch keine Karte gespielt.`,
    ({ cards }) =>
      `Die Zeit ist abgelaufen. Dein rechter Nachbar zieht zufällig eine Karte aus deiner Hand, und sie kommt auf deinen mittleren Stapel. Du hast noch ${cards} Karten, und der nächste Zug beginnt.`,
  ],
  'C6.2': [
    ({ sum }) =>
      `Du spielst die allerletzte Karte. Deine Scheiben ergeben ${sum}; der Hit zählt im Schlusskonzert nicht.`,
    ({ yours, hers }) =>
      `Alle veranstalten das Schlusskonzert. Keiner von euch hatte ein Galakonzert, also ist es dies und zählt doppelt: ${yours} Punkte für dich, ${hers} für Ana.`,
  ],
};
