import type { RulesOf } from '../../../rulebook/sections.ts';

export const reading: RulesOf<'E18' | 'E19' | 'E20' | 'E21'> = {
  'E18.1':
    'Gezogen und vom Stapel kompostiert wird von oben. Ist er leer, mischt ihr den Ablagestapel, nie einen Kompost, zu einem neuen. Sind beide leer, geschieht nichts weiter. Ihr dürft vereinbaren, vom Ablagestapel zu kompostieren, um den Stapel zu schonen.',
  'E18.2': 'Karten, die du von deinem Kompost ablegst, sind seine obersten.',
  'E18.3':
    'Handkarten und Kompost sind geheim, ihre Anzahl nicht. Alles andere liegt offen; der Ablagestapel liegt verdeckt.',
  'E18.4': 'Für Handkarten, Erde und Kompost gibt es keine Grenze.',
  'E18.5':
    'Ihr dürft vereinbaren, verdeckt zu pflanzen: Bei Grün pflanzen und bezahlen alle ungesehen und nutzen ungesehen schwarze Fähigkeiten; wenn alle gewählt haben, werden alle Karten aufgedeckt. Was auf einen Nachbarn schaut, anderen etwas gibt oder alle noch eine Karte pflanzen lässt, wartet bis dahin.',
  'E19.1': {
    text: 'Die Farbe einer Fähigkeit sagt, wann sie gilt:',
    list: [
      'Rot, Gelb, Blau, Grün: wenn du diese Farbe aktivierst.',
      'Mehrfarbig: wenn du Rot, Gelb oder Blau aktivierst.',
      'Braun: immer oder am Ende.',
      'Schwarz: einmal, beim Pflanzen oder Spielen der Karte oder beim Spielaufbau.',
    ],
  },
  'E19.3':
    'Die Kosten einer Fähigkeit bezahlst du ganz, in beliebiger Reihenfolge: Erde aus deinem Vorrat, Sprossen oder Wachstum von deiner Flora, Handkarten auf deinen Kompost oder die obersten Karten deines Komposts auf den Ablagestapel.',
  'E19.4':
    'Was du erhältst, kommt in der angegebenen Reihenfolge, jeweils bis zur genannten Zahl. Vom Stapel kompostierte Karten sieht niemand an. Nimmst du Karten von deinem Kompost, behältst du so viele wie angegeben und legst den Rest wieder obenauf.',
  'E19.6':
    'Manche Fähigkeiten sagen, wohin Sprossen und Wachstum kommen: so viele auf jede Karte einer Art in einer Richtung, diese eingeschlossen, oder so viele insgesamt, verteilt auf Flora in einer Richtung, diese nicht eingeschlossen.',
  'E19.7': {
    text: 'Manche braunen und schwarzen Fähigkeiten ändern eine Regel:',
    list: [
      'Karten einer Art oder eines Habitats kosten weniger.',
      'Du darfst eine Farbe nicht wählen.',
      'Das Terrain lässt sich überpflanzen.',
      'Die Karte gilt als alle vier Arten der Flora.',
      'Du behältst nach dem Pflanzen mehr von den 4 Karten.',
      'Du darfst diese Karte mit etwas anderem bezahlen.',
      'Du nutzt eine Fähigkeit einer anderen Karte deines Rasters, als stünde sie hier; Reihen, Spalten und Nachbarn sind die der kopierenden Karte. Eine andere Kopie lässt sich nicht kopieren.',
    ],
  },
  'E19.8':
    'Ein Richtungspfeil gilt von der Karte mit der Fähigkeit aus: ihre Reihe oder Spalte mit ihr selbst, die bis zu 4 orthogonal angrenzenden Karten, die bis zu 4 diagonal angrenzenden oder beide. Leere Felder werden übergangen.',
  'E20.1':
    'Eine Fähigkeit sagt, wo sie zählt: in deinem Raster, in deinem Spielbereich, in ihrer Richtung, unter den in diesem Zug gepflanzten Karten, bei einem Nachbarn oder beim Spieler, der am meisten hat.',
  'E20.2': 'Eine Karte zählt einmal, wenn alles gilt, was verlangt ist. Auch die Karte mit der Fähigkeit zählt.',
  'E20.4':
    'Rot, Gelb und Blau passen zu einer Fähigkeit dieser Farbe oder einer mehrfarbigen; Mehrfarbig, Grün, Braun und Schwarz nur zu sich selbst. Inseln zählen als schwarz.',
  'E20.5': 'Sprossen und Wachstum werden nur auf deiner Flora gezählt; Kronen sind Wachstum.',
  'E20.6':
    'Ein Satz sind fünf verschiedene Karten: eine rote, eine blaue, eine gelbe, ein Terrain und ein gespieltes Ereignis. Eine Karte füllt nur eine Farbe.',
  'E20.8':
    'Leere Felder neben einer Karte sind 4 weniger die orthogonal angrenzenden Karten, auch außerhalb des Rasters.',
  'E20.9':
    'Die längste Linie ist der längste Weg, der keine Karte zweimal besucht und dessen Karten alle passen. Bei einem Terrain geht er orthogonal von Karte zu Karte und führt über das Terrain; bei einem Ökosystem geht er diagonal. Eine passende Karte ist eine Linie von 1.',
  'E20.10': 'Von Reihen und Spalten werden nur die mit 4 Karten geprüft.',
  'E20.11':
    'Alle verschieden heißt: Für jede der 4 Karten lässt sich eine Farbe, Art oder ein Habitat so wählen, dass alle sich unterscheiden. Alle gleich heißt: Eines davon steht auf allen 4. Eine mehrfarbige Karte darf für Rot, Gelb oder Blau stehen. Terrains haben 0 Sprossen und 0 Wachstum.',
  'E20.12': 'Eine volle Diagonale geht von Ecke zu Ecke des Rasters von 4 mal 4 und hat 4 Karten.',
  'E21.1':
    'Siegpunkte „für je so viele“ zählen nur in ganzen Gruppen, bis zu einem Höchstwert, wenn einer angegeben ist.',
  'E21.2':
    'Stehen Siegpunkte in einer Tabelle, zeigt die Zahl der Karten den Eintrag; mehr als der letzte zählt wie der letzte.',
  'E21.5':
    'Terrains werten für den Spieler, dem sie gehören, dein eigenes Ökosystem für dich, gemeinsame für alle nach dem eigenen Spielbereich.',
  'E21.6':
    'In einem Ziel zählt nichts zweimal, keine Karte, kein Spross und kein Wachstum. Für ein anderes Ziel darf es wieder zählen, wenn du willst mit einer anderen seiner Farben.',
};
