import type { RulesOf } from '../../../rulebook/sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Mit Abundance gibt es 353 Erdkarten in einem Stapel: 224 Florakarten, 82 Terrainkarten und 47 Ereigniskarten. Dazu kommen 12 Inselkarten, 12 Klimakarten, 35 Ökosystemkarten und 26 Faunakarten, alle mit zwei Seiten, und 6 Karten von Gaia für das Solo-Spiel.',
  'E1.2': 'Es gibt Sprossen, Erde, Stämme, Kronen, Samen und Blätter. Alle haben 5 Blätter einer Farbe.',
  'E1.3': 'Der allgemeine Vorrat geht nie aus.',
  'E2.1': 'Dein Raster sind die Karten, die du gepflanzt hast: höchstens 16, in 4 Reihen und 4 Spalten.',
  'E2.2':
    'Dein Spielbereich, wenn gezählt wird, ist dein Raster mit deiner Inselseite und deiner Klimaseite. Gespielte Ereignisse, Hand und Kompost gehören nicht dazu.',
  'E2.3':
    'Dein Vorrat sind deine Erde und deine Samen; dein Lager sind die Sprossen auf deinem Abundance-Tableau. Dein Kompost ist ein verdeckter Stapel, obenauf liegt die zuletzt dazugelegte Karte. Niemand darf einen Kompost durchsehen; wie viele Karten er hat, wissen alle.',
  'E2.4': 'Dein Ereignisstapel sind die Ereignisse, die du gespielt hast.',
  'E2.5': 'Ein Zug besteht aus fünf Schritten. In einer Runde ist jeder einmal aktiver Spieler, vom Startspieler an.',
  'E2.6':
    'Dein linker Nachbar ist, wer im Uhrzeigersinn nach dir kommt, dein rechter, wer vor dir kommt. Mit 2 Spielern ist das derselbe.',
  'E2.7': 'Stämme und Kronen sind Wachstum. Jeder Stamm und jede Krone zählt dabei gleich viel.',
  'E2.8':
    'Ein Haltepunkt ist ein Moment, in dem nichts halb fertig ist: nach einem Vorteil, nach dem Pflanzen einer Karte mit ihrer schwarzen Fähigkeit, nach dem Aktivieren einer Karte, nach einem Ereignis, nach dem Umwandeln oder nach dem Versetzen gelagerter Sprossen. Auch jeder Moment, in dem du gefragt wirst und nichts halb fertig ist, und die Zeit, in der du fertig bist und andere im selben Schritt noch handeln. Freiwilliges beginnst du nur an Haltepunkten.',
  'E2.9': 'Widerspricht eine Karte einer Regel, gilt die Karte, und wer sie hat, darf sie anwenden.',
  'E2.10':
    'In einem Ziel sind „Karten“ die Karten deines Rasters mit Inselseite und Klimaseite; „Flora“ ist nur gepflanzte Flora. Ereignisse zählen nur, wo eine Karte sie nennt.',
  'E3.1': 'Mischt die Karten jeder Art aus Grundspiel und Abundance zusammen.',
  'E3.2': 'Legt 4 Faunakarten aus, jede mit einer zufälligen Seite nach oben.',
  'E3.3':
    'Außer auf der Stufe Einsteiger legt ihr auch 2 Ökosystemkarten aus, jede mit einer zufälligen Seite nach oben. Alle werten beide.',
  'E3.4': 'Der Bonus für ein volles Raster ist 11 Siegpunkte wert.',
  'E3.5': {
    text: 'Es gibt drei Stufen:',
    list: [
      'Einsteiger: 1 Insel- und 1 Klimakarte zur Wahl einer Seite, keine Ökosysteme, 10 Siegpunkte für jede beanspruchte Faunakarte, 2 Samen.',
      'Standard: 1 Insel-, 1 Klima- und 1 Ökosystemkarte, 2 gemeinsame Ökosysteme, 15, 11, 8, 6 und 5 Siegpunkte für Faunakarten nach Rang, 2 Samen.',
      'Fortgeschritten: 2 Insel-, 2 Klima- und 2 Ökosystemkarten, sonst wie Standard, aber 1 Samen; solo 2 Samen.',
    ],
  },
  'E3.6':
    'Du behältst genau eine Seite einer Insel, eines Klimas und, außer auf der Stufe Einsteiger, eines Ökosystems. Du wählst, bevor du deine Handkarten ziehst, und endgültig.',
  'E3.7':
    'Deine Insel sagt, wie viele Karten du ziehst, wie viele Handkarten du dann kompostierst und wie viel Erde du erhältst, in dieser Reihenfolge.',
  'E3.8': 'Eine Klimaseite gibt hier 2 Samen mehr.',
  'E3.9': 'Alle 5 Blätter lassen sich nutzen: für Faunakarten, für den Bonus oder zum Umwandeln.',
  'E3.10': 'Raster und Lager sind am Anfang leer. Das Los bestimmt den Startspieler.',
  'E3.11':
    'Der Spielaufbau ist für 2 bis 6 Spieler gleich. Für 6 braucht ihr Abundance. Solo spielst du auf der Stufe Standard oder Fortgeschritten.',
  'E3.12':
    'Ihr dürft ohne Abundance spielen: keine Samen, kein Lager, kein Keimen, keine Ereignisse „Zwischen den Zügen“, ein Bonus von 7 statt 11, höchstens 5 Spieler, und Sprossen ohne freies Feld verfallen.',
  'E3.13': 'Auf der Stufe Einsteiger entfallen alle Ökosysteme und die Ränge der Faunakarten, sonst nichts.',
  'E3.14':
    'Deckt Fauna und gemeinsame Ökosysteme auf, teilt die Seiten aus, lost den Startspieler aus; wenn das alles bekannt ist, wählen alle ihre Seiten; dann erhalten alle, was ihre Insel gibt.',
  'E4.1': {
    text: 'Ein Zug hat fünf Schritte:',
    list: [
      'Vorteile nehmen: Der aktive Spieler wählt eine Farbe und nimmt den großen Vorteil; alle anderen nehmen den kleinen.',
      'Fähigkeiten aktivieren: Alle dürfen passende Karten aktivieren.',
      'Sprossen versetzen: Alle dürfen gelagerte Sprossen auf freie Sprossenfelder versetzen.',
      'Ereignisse „Zwischen den Zügen“ spielen.',
      'Marker weitergeben: Der linke Nachbar wird aktiver Spieler.',
    ],
  },
  'E4.2':
    'Der aktive Spieler wählt frei aus Grün, Rot, Blau und Gelb, auch die eben gewählte Farbe, wenn kein eigenes Terrain sie verbietet. So ein Terrain verbietet nur das Wählen. Grün kann nie verboten sein.',
  'E4.3':
    'In den ersten drei Schritten spielen alle gleichzeitig. Bei einem Nachbarn wird gezählt, was er in dem Moment hat, in dem du die Fähigkeit nutzt.',
  'E4.4':
    'An jedem Haltepunkt darfst du, sooft du willst, ein jederzeit spielbares Ereignis spielen, umwandeln oder keimen lassen.',
};
