import type { EarthLessonWords } from '../../guide/lessons.ts';

export const de: EarthLessonWords = {
  welcome: {
    text: 'Du legst ein Raster aus sechzehn Karten, die einander helfen. Zuerst wählst du je eine Seite einer Insel und eines Klimas. Sie sagen, womit du beginnst oder was sie später können.',
  },
  island: {
    text: 'Behalte diese Seite: vier Karten und vier Erde zu Beginn, neun Siegpunkte am Ende. Wird Grün aktiviert, gibt sie dir zwei Erde für jede Karte mit einer gelben Fähigkeit, die du in dem Zug gepflanzt hast.',
    why: 'Mit der anderen Seite ziehst du mehr Karten, musst aber einige kompostieren. Für die erste Partie ist diese einfacher.',
  },
  climate: {
    text: 'Jetzt das Klima. Diese Seite lässt dich zwei Wachstum setzen, wenn du selbst Blau wählst.',
    why: 'Die andere Seite verlangt Karten in deinem Kompost, und du hast noch keine.',
  },
  hand: {
    text: 'Das ist deine Hand. Flora und Terrains pflanzt du für die Erde in der Ecke oben links. Die farbigen Bänder unten sind Fähigkeiten.',
  },
  colors: {
    text: 'In jedem Zug wählt der aktive Spieler eine von vier Farben und bekommt den großen Vorteil; alle anderen bekommen den kleinen. Dann aktivieren alle ihre Karten dieser Farbe.',
  },
  green: {
    text: 'Du bist aktiver Spieler. Grün heißt Pflanzen: Du pflanzt zwei Karten, dann ziehst du vier und behältst eine. Wähle Grün.',
    why: 'Noch ist nichts gepflanzt, die anderen Farben fänden nichts zu tun. Beginne mit Grün.',
  },
  firstCard: {
    text: 'Pflanze die Schwarze Himbeere. Sie kostet 1 Erde.',
    why: 'Du hast 4 Erde: Die Schwarze Himbeere für 1 und der Fächerahorn für 3 brauchen sie genau auf.',
  },
  secondCard: {
    text: 'Nun der Fächerahorn für 3 Erde, auf ein Feld, das an die erste Karte angrenzt, gerade oder diagonal. Dein Raster darf vier mal vier werden.',
    why: 'Du hast noch 3 Erde, genau genug für den Fächerahorn, der Platz für Sprossen und Wachstum hat.',
  },
  keep: {
    text: 'Du siehst dir vier neue Karten an und behältst eine. Katzengras kostet nichts und wässert sich selbst: Behalte es.',
    why: 'Deine Erde ist aufgebraucht. Katzengras lässt sich ohne pflanzen.',
  },
  activate: {
    text: 'Jetzt werden Karten der gewählten Farbe aktiviert, auch Insel und Klima. Deine Insel hat Grün: Der Fächerahorn hat eine gelbe Fähigkeit und wurde in diesem Zug gepflanzt, also bekommst du zwei Erde.',
  },
  minor: {
    text: 'Dein Gegner hat Rot gewählt. Du bist nicht aktiver Spieler und wählst, was du vom kleinen Vorteil willst: zwei Erde oder zwei Karten vom Stapel auf deinen Kompost, jede einen Siegpunkt wert. Nimm die Erde.',
  },
  red: {
    text: 'Rot wird auch bei dir aktiviert. Die Schwarze Himbeere kostet eine Handkarte und lässt dich eine andere ziehen. Jede Karte darfst du auslassen.',
  },
  blue: {
    text: 'Du bist wieder dran. Blau heißt Wässern: Wer es wählt, bekommt sechs Sprossen und zwei Erde. Jeder Spross auf deinen Karten ist ein Siegpunkt.',
    why: 'Grün braucht Erde, und du hast wenig. Blau gibt sechs Sprossen, die auf deinen zwei Karten Platz haben.',
  },
  sprouts: {
    text: 'Setze die Sprossen auf deine Flora. Jede Karte zeigt, wie viele auf sie passen.',
  },
  monsoon: {
    text: 'Du hast Blau selbst gewählt, also gibt dir dein Klima zwei Wachstum.',
  },
  growth: {
    text: 'Setze das Wachstum. Sind alle Wachstumsfelder einer Karte voll, bekommt sie eine Krone, und dann zählen die Siegpunkte der Krone statt der Stämme.',
  },
  onYourOwn: {
    text: 'Jetzt weißt du, was du brauchst. Grün pflanzt, Rot bringt Erde und Kompost, Blau bringt Sprossen, Gelb bringt Karten und Wachstum. Von hier an wählst du allein.',
  },
  fauna: {
    text: 'Das sind Ziele für alle. Auf dieser Stufe ist jede Faunakarte, die du beanspruchst, 10 Siegpunkte wert, egal wer zuerst kommt. Du markierst sie mit einem Blatt.',
  },
  engine: {
    text: 'Sieh dir die Bänder deiner Karten an, bevor du eine Farbe wählst: Je mehr Karten sie haben, desto mehr bringt sie dir, auch wenn andere sie wählen.',
  },
  ending: {
    text: 'Hat jemand sechzehn Karten gepflanzt, wird die Runde zu Ende gespielt, dann ist die Partie aus. Wer zuerst so weit ist, bekommt 7 Siegpunkte.',
  },
  overLines: {
    text: 'Die Partie ist zu Ende. Jede Zeile zählt etwas: aufgedruckte Siegpunkte, Ereignisse, Kompost, Sprossen, Wachstum, Terrains und Fauna mit dem Bonus.',
  },
  overTotal: {
    text: ({ total, rival }) =>
      `Du hast ${total} Siegpunkte gegen ${rival}. Versuch beim nächsten Mal die Stufe Standard mit Ökosystemen und Abundance mit seinen Samen.`,
  },
};
