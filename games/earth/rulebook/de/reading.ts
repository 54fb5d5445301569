import type { RulesOf } from '../sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Gezogen und vom Stapel kompostiert wird von oben. Ist er leer, wird die Ablage, nie ein Kompost, zu einem neuen gemischt. Sind beide leer, geschieht nichts weiter. Ein Tisch darf vereinbaren, aus der Ablage zu kompostieren, um den Stapel zu schonen.',
  'E18.2': 'Karten, die von deinem Kompost abgelegt werden, sind seine obersten.',
  'E18.3': 'Hände und Komposte sind geheim, ihre Größe nicht. Alles andere liegt offen; die Ablage liegt verdeckt.',
  'E18.4': 'Für Hand, Erde und Kompost gibt es keine Grenze.',
  'E19.1': {
    text: 'Die Farbe einer Fähigkeit sagt, wann sie wirkt:',
    list: [
      'Rot, Gelb, Blau, Grün: wenn du diese Farbe aktivierst.',
      'Bunt: wenn du Rot, Gelb oder Blau aktivierst.',
      'Braun: immer oder am Ende.',
      'Schwarz: einmal, beim Pflanzen oder Spielen der Karte oder bei der Vorbereitung.',
    ],
  },
  'E19.3':
    'Was eine Fähigkeit kostet, wird ganz gezahlt, in beliebiger Reihenfolge: Erde aus deinem Vorrat, Sprosse oder Wachstum von deiner Flora, Handkarten in deinen Kompost oder oberste Karten deines Komposts auf die Ablage.',
  'E19.4':
    'Gewinne kommen in der angegebenen Reihenfolge, jeder bis zu seiner Zahl. Vom Stapel kompostierte Karten sieht niemand an. Nimmst du Karten von deinem Kompost, behältst du so viele wie angegeben und legst den Rest wieder obenauf.',
  'E19.6':
    'Manche Fähigkeiten sagen, wohin Teile kommen: so viele auf jede Karte einer Art in einer Richtung, diese eingeschlossen, oder so viele insgesamt, verteilt auf Flora in einer Richtung, diese nicht eingeschlossen.',
  'E19.7': {
    text: 'Manche braunen und schwarzen Fähigkeiten ändern eine Regel:',
    list: [
      'Karten einer Art oder eines Lebensraums kosten weniger.',
      'Du darfst eine Farbe nicht wählen.',
      'Das Gelände lässt sich überpflanzen.',
      'Die Karte gilt als alle vier Arten der Flora.',
      'Du behältst nach dem Pflanzen mehr von den 4 Karten.',
      'Du darfst diese Karte mit etwas anderem bezahlen.',
      'Du führst eine Fähigkeit einer anderen Karte deiner Auslage aus, als stünde sie hier; Reihen, Spalten und Nachbarn sind die der kopierenden Karte. Eine andere Kopie lässt sich nicht kopieren.',
    ],
  },
  'E19.8':
    'Eine Richtung gilt von der Karte mit der Fähigkeit aus: ihre Reihe oder Spalte mit ihr selbst, die bis zu 4 Karten an einer Kante, die bis zu 4 an einer Ecke oder beide. Leere Felder werden übergangen.',
  'E20.1':
    'Eine Fähigkeit sagt, wo sie zählt: in deiner Auslage, in deinem Bereich, in ihrer Richtung, unter den in diesem Zug gepflanzten Karten, bei einer Nachbarperson oder bei der Person mit den meisten.',
  'E20.2': 'Eine Karte zählt einmal, wenn alles gilt, was verlangt ist. Auch die Karte mit der Fähigkeit zählt.',
  'E20.4':
    'Rot, Gelb und Blau passen zu einer Fähigkeit dieser Farbe oder einer bunten; Bunt, Grün, Braun und Schwarz nur zu sich selbst. Inseln zählen als schwarz.',
  'E20.5': 'Sprosse und Wachstum werden nur auf deiner Flora gezählt; Kronen sind Wachstum.',
  'E20.6':
    'Ein Satz sind fünf verschiedene Karten: eine rote, eine blaue, eine gelbe, ein Gelände und ein gespieltes Ereignis. Eine Karte füllt nur eine Farbe.',
  'E20.8':
    'Leere Felder neben einer Karte sind 4 weniger die Karten, die eine Kante mit ihr teilen, auch außerhalb des Rasters.',
  'E20.9':
    'Die längste Linie ist der längste Weg, der keine Karte zweimal besucht und dessen Karten alle passen. Bei einem Gelände teilen seine Schritte eine Kante, und er enthält das Gelände; bei einem Ökosystem berühren sie sich an einer Ecke. Eine passende Karte ist eine Linie von 1.',
  'E20.10': 'Von Reihen und Spalten werden nur die mit 4 Karten geprüft.',
  'E20.11':
    'Alle verschieden heißt, dass sich für jede der 4 Karten eine Farbe, Art oder ein Lebensraum so wählen lässt, dass alle sich unterscheiden; alle gleich, dass eines auf allen 4 steht. Eine bunte Karte darf für Rot, Gelb oder Blau stehen. Gelände haben 0 Sprosse und 0 Wachstum.',
  'E20.12': 'Eine volle Diagonale geht von Ecke zu Ecke des Rasters von 4 mal 4 und hat 4 Karten.',
  'E21.1': 'Punkte für je so viele werden in ganzen Gruppen gezählt, bis zu einem Höchstwert, wenn es einen gibt.',
  'E21.2':
    'Stehen Punkte in einer Tabelle, zeigt die Zahl der Karten den Eintrag; mehr als der letzte zählt wie der letzte.',
  'E21.5':
    'Gelände werten für die, denen sie gehören, dein eigenes Ökosystem für dich, gemeinsame für alle nach dem eigenen Bereich.',
  'E21.6':
    'In einem Ziel zählt keine Karte und kein Teil zweimal. Für ein anderes Ziel darf es wieder zählen, wenn du willst mit einer anderen seiner Farben.',
};
