import type { EarthLessonWords } from '../../guide/lessons.ts';
import { de as table } from './table.ts';

const { actions, choose } = table;

export const de: EarthLessonWords = {
  island: {
    text: 'Du legst ein Raster aus sechzehn Karten, die einander helfen. Am Anfang steht eine Insel. Behalte die markierte Seite: Sie gibt dir jetzt vier Karten und vier Erde und am Ende neun Siegpunkte.',
    why: 'Mit der anderen Seite ziehst du mehr Karten, musst aber einige kompostieren. Für die erste Partie ist die markierte einfacher.',
  },
  climate: {
    text: `Jetzt das Klima. Behalte die markierte Seite: Sooft du selbst „${actions.blue}“ wählst, darfst du zwei Wachstum setzen.`,
    why: 'Die andere Seite verlangt Karten in deinem Kompost, und du hast noch keine.',
  },
  plant: {
    text: `Du bist dran. Du wählst eine von vier Aktionen und bekommst alles, was sie bietet; die anderen bekommen einen kleineren Teil. Deine Handkarten warten aufs Raster: Wähle „${actions.green}“.`,
    why: `Das ginge auch. Aber gepflanzte Karten helfen dir die ganze Partie lang, und zwei kannst du bezahlen. Beginne mit „${actions.green}“.`,
  },
  firstCard: {
    text: 'Pflanze die Schwarze Himbeere für 1 Erde: Wähle die Karte, dann ein Feld.',
    why: 'Die Schwarze Himbeere für 1 und der Fächerahorn für 3 brauchen deine vier Erde genau auf.',
  },
  secondCard: {
    text: 'Nun der Fächerahorn für 3 Erde, so dass er die erste Karte berührt.',
    why: 'Deine drei Erde reichen genau für den Fächerahorn, der Platz für Sprossen und Wachstum hat.',
  },
  keep: {
    text: `Du siehst dir vier neue Karten an und behältst eine. Katzengras kostet nichts und gibt dir zwei Sprossen, sooft jemand „${actions.blue}“ wählt: Behalte es.`,
    why: 'Deine Erde ist aufgebraucht. Katzengras lässt sich ohne pflanzen.',
  },
  activate: {
    text: `Jetzt aktivieren alle, was die Farbe dieser Aktion hat. Deine Insel hat Grün: zwei Erde je Karte mit gelber Fähigkeit, die du in diesem Zug gepflanzt hast, also für den Fächerahorn. Drücke „${choose.run}“.`,
  },
  minor: {
    text: `Dein Gegner hat „${actions.red}“ gewählt. Du bist nicht aktiver Spieler und nimmst einen der zwei kleinen Vorteile. Nimm die Erde: Sie bezahlt deine nächsten Karten.`,
  },
  skip: {
    text: 'Auch in fremden Zügen werden deine Karten aktiviert. Für die Schwarze Himbeere kompostierst du eine Handkarte und ziehst eine andere. Du darfst jede Karte auslassen.',
  },
  water: {
    text: `Du bist wieder dran. „${actions.blue}“ gibt dir sechs Sprossen für deine Karten, jeder ist am Ende einen Siegpunkt wert. Auch dein Klima wird dadurch aktiviert.`,
    why: `„${actions.green}“ braucht Erde, und du hast wenig. Die sechs Sprossen von „${actions.blue}“ haben auf deinen zwei Karten Platz.`,
  },
  growth: {
    text: 'Setze das Wachstum, das dein Klima dir gibt. Jeder Stamm ist einen Siegpunkt wert. Sind alle Wachstumsfelder einer Karte voll, bekommt sie eine Krone, und deren Siegpunkte zählen stattdessen.',
  },
  goals: {
    text: 'Jetzt weißt du, was du brauchst, und spielst allein weiter. Hier findest du die Ziele: Jedes bringt allen, die es erreichen, 10 Siegpunkte. Die Partie endet mit der Runde, in der jemand sechzehn Karten gepflanzt hat.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} Siegpunkte für dich, ${rival} für deinen Gegner. Als Nächstes kommen Samen, Ereignisse und Ökosysteme: Eine zweite geführte Partie zeigt dir Abundance.`,
  },
};
