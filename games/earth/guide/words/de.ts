import type { EarthLessonWords } from '../lessons.ts';

export const de: EarthLessonWords = {
  welcome: {
    text: 'Du lässt eine Insel aus sechzehn Karten wachsen, die einander helfen. Zuerst wählst du je eine Seite einer Insel und eines Klimas. Sie sagen, womit du beginnst oder was sie später können.',
  },
  island: {
    text: 'Behalte diese Seite: vier Karten und vier Erde zum Anfang, neun Punkte am Ende. Wird Grün aktiviert, zahlt sie zwei Erde für jede Karte mit gelber Fähigkeit, die du in dem Zug gepflanzt hast.',
    why: 'Die andere Seite zieht mehr Karten, doch einige musst du weglegen. Für die erste Partie ist diese einfacher.',
  },
  climate: {
    text: 'Jetzt das Klima. Diese Seite lässt dich zwei Wachstum setzen, wenn du selbst Blau wählst.',
    why: 'Die andere Seite verlangt Karten in deinem Kompost, und du hast noch keine.',
  },
  hand: {
    text: 'Das ist deine Hand. Flora und Gelände pflanzt du für die Erde in der Ecke oben links. Die farbigen Bänder unten sind Fähigkeiten.',
  },
  colors: {
    text: 'In jedem Zug wählt die aktive Person eine von vier Farben und bekommt viel davon; alle anderen bekommen etwas. Dann aktivieren alle ihre Karten dieser Farbe.',
  },
  green: {
    text: 'Du bist aktiv. Mit Grün pflanzt du zwei Karten, dann ziehst du vier und behältst eine. Wähle Grün.',
    why: 'Noch ist nichts gepflanzt, die anderen Farben fänden nichts zu tun. Beginne mit Grün.',
  },
  firstCard: {
    text: 'Pflanze die Black Raspberries. Sie kosten 1 Erde, und die erste Karte darf überallhin.',
    why: 'Du hast 4 Erde: Die Black Raspberries für 1 und der Japanese Maple für 3 brauchen sie genau auf.',
  },
  secondCard: {
    text: 'Nun der Japanese Maple für 3 Erde, auf ein Feld, das die erste Karte an einer Kante oder Ecke berührt. Die Insel darf vier mal vier werden.',
    why: 'Du hast noch 3 Erde, genau genug für den Japanese Maple, der Platz für Sprosse und Wachstum hat.',
  },
  keep: {
    text: 'Du siehst vier neue Karten an und behältst eine. Cat Grass kostet nichts und wässert sich selbst: Behalte es.',
    why: 'Deine Erde ist aufgebraucht. Cat Grass lässt sich ohne pflanzen.',
  },
  activate: {
    text: 'Jetzt werden Karten der gewählten Farbe aktiviert, auch Insel und Klima. Deine Insel antwortet auf Grün: Der Japanese Maple hat eine gelbe Fähigkeit und wurde in diesem Zug gepflanzt, also bekommst du zwei Erde.',
  },
  minor: {
    text: 'Die andere Person hat Rot gewählt. Du bist nicht aktiv und wählst einen von zwei kleinen Vorteilen: zwei Erde oder zwei Karten vom Stapel in deinen Kompost, jede einen Punkt wert. Nimm die Erde.',
  },
  red: {
    text: 'Rot wird auch bei dir aktiviert. Die Black Raspberries verlangen eine Handkarte und lassen dich eine andere ziehen. Jede Karte darfst du auslassen.',
  },
  blue: {
    text: 'Du bist wieder dran. Blau gibt der Person, die es wählt, sechs Sprosse und zwei Erde. Jeder Spross auf deinen Karten ist ein Punkt.',
    why: 'Grün braucht Erde, und du hast wenig. Blau gibt sechs Sprosse, die auf deinen zwei Karten Platz haben.',
  },
  sprouts: {
    text: 'Setze die Sprosse auf deine Flora. Jede Karte zeigt, wie viele sie trägt.',
  },
  monsoon: {
    text: 'Du hast Blau selbst gewählt, also antwortet dein Klima: zwei Wachstum.',
  },
  growth: {
    text: 'Setze das Wachstum. Eine Karte, deren Wachstumsfelder alle voll sind, bekommt eine Krone, und dann zählen ihre Kronenpunkte statt der Teile.',
  },
  onYourOwn: {
    text: 'Jetzt weißt du, was du brauchst. Grün pflanzt, Rot bringt Erde und Kompost, Blau bringt Sprosse, Gelb bringt Karten und Wachstum. Von hier an wählst du allein.',
  },
  fauna: {
    text: 'Das sind Ziele für alle. Auf dieser Stufe ist jedes, das du erreichst, 10 Punkte wert, gleich wer zuerst kommt. Du markierst es mit einem Blatt.',
  },
  engine: {
    text: 'Sieh auf die Bänder deiner Karten, bevor du eine Farbe wählst: Je mehr Karten ihr antworten, desto mehr bringt sie dir, auch wenn andere sie wählen.',
  },
  ending: {
    text: 'Hat jemand sechzehn Karten gepflanzt, wird die Runde beendet, und das Spiel ist aus. Wer zuerst so weit ist, bekommt 7 Punkte.',
  },
  overLines: {
    text: 'Das Spiel ist aus. Jede Zeile zählt etwas: aufgedruckte Punkte, Ereignisse, Kompost, Sprosse, Wachstum, Gelände und Fauna mit dem Bonus.',
  },
  overTotal: {
    text: 'Du hast {total} Punkte gegen {rival}. Versuch beim nächsten Mal die Stufe Standard mit Ökosystemen und Abundance mit seinen Samen.',
  },
};
