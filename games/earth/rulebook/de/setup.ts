import type { RulesOf } from '../sections.ts';

export const setup: RulesOf<'E1' | 'E2' | 'E3' | 'E4'> = {
  'E1.1':
    'Mit Abundance gibt es 353 Erdkarten in einem Stapel: 224 Flora, 82 Gelände und 47 Ereignisse. Dazu kommen 12 Inseln, 12 Klimas, 35 Ökosysteme und 26 Faunakarten, alle mit zwei Seiten, und 6 Karten Gaias für das Spiel allein.',
  'E1.2': 'Es gibt Sprosse, Erde, Stämme, Kronen, Samen und Blätter. Alle haben 5 Blätter einer Farbe.',
  'E1.3': 'Teile gehen nie aus.',
  'E2.1':
    'Deine Auslage sind die Karten, die du gepflanzt hast: höchstens 16, in einem Raster aus 4 Reihen und 4 Spalten.',
  'E2.2':
    'Dein Bereich, wenn gezählt wird, ist deine Auslage mit deiner Inselseite und deiner Klimaseite. Gespielte Ereignisse, Hand und Kompost gehören nicht dazu.',
  'E2.3':
    'Dein Vorrat sind deine Erde und deine Samen; dein Lager sind die Sprosse auf deinem Abundance-Tableau. Dein Kompost ist ein verdeckter Stapel, obenauf liegt die zuletzt dazugelegte Karte. Niemand darf einen Kompost durchsehen; wie viele Karten er hat, wissen alle.',
  'E2.4': 'Dein Ereignisstapel sind die Ereignisse, die du gespielt hast.',
  'E2.5':
    'Ein Zug geht einmal durch die fünf Schritte. Eine Runde ist je ein Zug, in dem jede Person einmal aktiv ist, vom Startspieler an.',
  'E2.6':
    'Links von dir sitzt, wer im Uhrzeigersinn nach dir kommt, rechts, wer vor dir kommt. Bei 2 Personen ist das dieselbe.',
  'E2.7': 'Stämme und Kronen sind Wachstum. Jedes zählt als ein Teil.',
  'E2.8':
    'Ein Haltepunkt ist ein Moment, in dem nichts halb getan ist: nach einem Vorteil, einer Pflanzung mit ihrer schwarzen Fähigkeit, dem Aktivieren einer Karte, einem Ereignis, einer Umwandlung oder dem Bewegen gelagerter Sprosse. Freiwilliges beginnt nur an Haltepunkten.',
  'E2.9': 'Widerspricht eine Karte einer Regel, gilt die Karte, und wer sie hat, darf sie anwenden.',
  'E2.10':
    'In einem Ziel sind Karten die der Auslage mit Inselseite und Klimaseite; Flora ist nur gepflanzte Flora. Ereignisse zählen nur, wo eine Karte sie nennt.',
  'E3.1': 'Die Karten jeder Art aus Grundspiel und Abundance werden zusammen gemischt.',
  'E3.2': '4 Faunakarten werden ausgelegt, jede mit einer zufälligen Seite nach oben.',
  'E3.3':
    'Außer auf der Einsteigerstufe werden auch 2 Ökosysteme ausgelegt, jedes mit einer zufälligen Seite nach oben. Alle werten beide.',
  'E3.4': 'Der Bonus für eine vollständige Auslage ist 11 Punkte wert.',
  'E3.5': {
    text: 'Es gibt drei Stufen:',
    list: [
      'Einsteiger: 1 Insel- und 1 Klimakarte zur Wahl einer Seite, keine Ökosysteme, 10 Punkte für jeden Faunaanspruch, 2 Samen.',
      'Standard: 1 Insel-, 1 Klima- und 1 Ökosystemkarte, 2 gemeinsame Ökosysteme, 15, 11, 8, 6 und 5 Punkte für Faunaansprüche nach Rang, 2 Samen.',
      'Fortgeschritten: 2 Insel-, 2 Klima- und 2 Ökosystemkarten, sonst wie Standard, aber 1 Samen; allein 2 Samen.',
    ],
  },
  'E3.6':
    'Du behältst genau eine Seite einer Insel, eines Klimas und, außer auf der Einsteigerstufe, eines Ökosystems. Du wählst, bevor du deine Hand ziehst, und endgültig.',
  'E3.7':
    'Deine Insel sagt, wie viele Karten du ziehst, wie viele der Hand du dann in deinen Kompost legst und wie viel Erde du nimmst, in dieser Reihenfolge.',
  'E3.8': 'Eine Klimaseite gibt hier 2 Samen mehr.',
  'E3.9': 'Alle 5 Blätter lassen sich nutzen: für Faunaansprüche, für den Bonus oder zum Umwandeln.',
  'E3.10': 'Auslage und Lager sind am Anfang leer. Das Los bestimmt, wer beginnt.',
  'E3.11':
    'Die Vorbereitung ist für 2 bis 6 Personen gleich. Für 6 braucht es Abundance. Allein spielt man auf der Stufe Standard oder Fortgeschritten.',
  'E3.12':
    'Ein Tisch darf Abundance in der Schachtel lassen: keine Samen, kein Lager, kein Keimen, keine Zwischenzug-Ereignisse, ein Bonus von 7 statt 11, höchstens 5 Personen, und Sprosse ohne Platz verfallen.',
  'E3.13': 'Die Einsteigerstufe lässt alle Ökosysteme und die Ränge der Faunaansprüche weg, sonst nichts.',
  'E3.14':
    'Fauna und gemeinsame Ökosysteme werden aufgedeckt, Seiten ausgeteilt, der Startspieler ausgelost; dann wählen alle und wissen das alles; dann nehmen alle, was ihre Insel gibt.',
  'E4.1': {
    text: 'Ein Zug hat fünf Schritte:',
    list: [
      'Wer aktiv ist, wählt eine Farbe und nimmt den großen Vorteil; alle anderen nehmen den kleinen.',
      'Alle dürfen passende Karten aktivieren.',
      'Alle dürfen gelagerte Sprosse auf freie Sprossfelder setzen.',
      'Zwischenzug-Ereignisse dürfen gespielt werden.',
      'Die Person links wird aktiv.',
    ],
  },
  'E4.2':
    'Wer aktiv ist, wählt frei aus Grün, Rot, Blau und Gelb, auch eine eben gewählte Farbe, wenn kein eigenes Gelände sie verbietet. Ein solches Gelände verbietet nur das Wählen. Grün kann nie verboten sein.',
  'E4.3':
    'In den ersten drei Schritten spielen alle gleichzeitig. Bei Nachbarn wird in dem Moment gezählt, in dem die Fähigkeit wirkt.',
  'E4.4':
    'An jedem Haltepunkt darfst du, sooft du willst, ein jederzeit spielbares Ereignis spielen, umwandeln oder keimen lassen.',
};
