import type { AbundanceLessonWords } from '../../guide/abundance-lessons.ts';
import { de as table } from './table.ts';

const { actions, choose, exchange } = table;

export const de: AbundanceLessonWords = {
  island: {
    text: 'Eine zweite Partie, jetzt mit Abundance: Samen, Ökosysteme und Ereignisse, bei denen alle mitmachen können. Behalte die markierte Seite deiner Insel.',
    why: 'Die andere Seite ist nicht schlechter. Die markierte passt zu dem, was diese Partie dir zeigt.',
  },
  climate: {
    text: 'Nun die markierte Seite des Klimas.',
    why: 'Die andere Seite ist nicht schlechter. Die markierte passt zu dem, was diese Partie dir zeigt.',
  },
  ecosystem: {
    text: 'Ökosysteme sind Ziele für das Ende der Partie: ein eigenes und zwei, die alle werten. Behalte von deinem die Seite, die dir gefällt.',
  },
  compost: {
    text: 'Deine Insel schickt eine Handkarte auf den Kompost, wo sie einen Siegpunkt wert ist. Gib eine der markierten Karten her.',
    why: 'Behalte den Apfelbaum und Strophanthus: Sie sind billig, und du kannst beide auf einmal pflanzen.',
  },
  plant: {
    text: `Wie man anfängt, weißt du schon: Wähle „${actions.green}“.`,
    why: `Das ginge auch. Aber gepflanzte Karten helfen dir die ganze Partie lang, und zwei kannst du bezahlen. Beginne mit „${actions.green}“.`,
  },
  firstCard: {
    text: 'Pflanze den Apfelbaum. Das gemeinsame Ökosystem Great-Basin-Wüste bringt 3 Siegpunkte für je zwei Karten, die höchstens 3 Erde kosten.',
    why: 'Der Apfelbaum kostet 1 Erde, und Great-Basin-Wüste zählt ihn.',
  },
  secondCard: {
    text: 'Und Strophanthus, die zweite solche Karte.',
    why: 'Strophanthus kostet 1 Erde, und Great-Basin-Wüste zählt auch ihn.',
  },
  sprouts: {
    text: `Dein Gegner hat „${actions.blue}“ gewählt. Nimm diesmal die zwei Sprossen: Bald kannst du damit bezahlen.`,
    why: 'Auch Erde wäre gut. Aber für das, was gleich kommt, brauchst du zwei Sprossen auf deinen Karten.',
  },
  join: {
    text: `Eiszeit ist ein Ereignis, das zwischen zwei Zügen gespielt wird. Dein Gegner musste dafür bezahlen. Du darfst dasselbe tun: zwei Sprossen für drei neue Karten. Drücke „${choose.join}“.`,
  },
  seed: {
    text: `Nun zu deinen Samen. Du darfst jederzeit einen nutzen: für Erde, Wachstum, Sprossen oder Kompost oder um eine Karte zu suchen. Auf einem großen Bildschirm ist der Knopf dafür markiert; auf dem Handy öffnet das markierte Blatt ihn als „${exchange.use}“.`,
    why: 'Nutze einen Samen, bevor du eine Aktion wählst.',
  },
  search: {
    text: `Bei „${choose.germinate}“ nennst du, was du willst. Von unten im Stapel wird aufgedeckt, bis eine Karte passt, und sie gehört dir. Suche ein Ereignis.`,
    why: 'Dafür hast du noch einen Samen. Suche mit diesem ein Ereignis.',
  },
  event: {
    text: 'Monsun. Ein solches Ereignis darfst du jederzeit spielen; es wird nicht gepflanzt und zählt am Ende seine Siegpunkte. Du erhältst Sprossen und Wachstum, die anderen dürfen drei Sprossen lagern. Wähle es und spiele es aus.',
    why: 'Spiele zuerst Monsun aus: Er kostet dich nichts.',
  },
  plantAgain: {
    text: `Mit neuen Karten auf der Hand ist wieder Zeit zum Pflanzen: Wähle „${actions.green}“.`,
    why: `Du hast neue Karten zum Pflanzen: Wähle „${actions.green}“.`,
  },
  soil: {
    text: 'Dein letzter Samen kann sofort zwei Erde werden, wenn du damit pflanzen kannst, was du willst. Oder du behältst ihn für später.',
  },
  store: {
    text: 'Die Insel deines Gegners bietet dir zwei Sprossen an. Sprossen von anderen kommen in dein Lager. Nach dem Aktivieren darfst du sie auf freie Felder versetzen; erst dort zählen sie und kannst du damit bezahlen.',
  },
  convert: {
    text: 'Auch umwandeln darfst du jederzeit: drei Sprossen in zwei Erde, vier in einen Samen oder ein Blatt in einen Samen. Jeder Spross ist ein Siegpunkt, also wandle um, wenn dir Erde mehr nützt.',
  },
  goals: {
    text: 'Das ist Abundance; ab jetzt spielst du allein. Auf einer Faunakarte zählt der erste Platz 15 Siegpunkte, der nächste 11, dann 8. Deine Ökosysteme zeigen, was sie zählen, und wer zuerst sechzehn Karten hat, bekommt 11.',
  },
  over: {
    text: ({ total, rival }) =>
      `${total} Siegpunkte für dich, ${rival} für deinen Gegner. Jetzt kannst du an jedem Tisch mitspielen.`,
  },
};
