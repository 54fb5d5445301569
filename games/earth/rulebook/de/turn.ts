import type { RulesOf } from '../sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Was jede Farbe bringt, der aktiven Person und allen anderen:',
    list: [
      'Grün, pflanzen: bis zu 2 Karten pflanzen, dann 4 ziehen und 1 behalten. Andere: bis zu 1 Karte pflanzen, dann 1 ziehen.',
      'Rot, kompostieren: 5 Erde und 2 vom Stapel kompostieren. Andere: 2 Erde oder 2 vom Stapel kompostieren.',
      'Blau, wässern: 6 Sprosse und 2 Erde. Andere: 2 Sprosse oder 2 Erde.',
      'Gelb, wachsen: 4 Karten ziehen und 2 Wachstum. Andere: 2 Karten ziehen oder 2 Wachstum.',
    ],
  },
  'E5.2':
    'Gewinne gelten immer „bis zu“. Von zwei Möglichkeiten nimmst du eine ganz. Die zwei Teile des großen Vorteils kommen in der angegebenen Reihenfolge.',
  'E5.3':
    'Bei Grün kommen zuerst die Pflanzungen, eine nach der anderen, dann das Ziehen. Wer aktiv ist, sieht die 4 Karten an, behält 1, mit einer Insel 2, und legt den Rest ab. Auch ohne zu pflanzen wird gezogen.',
  'E5.4': 'Sprosse von Blau und Wachstum von Gelb werden wie üblich gesetzt.',
  'E5.5':
    'Eine Karte lässt alle nach den gewöhnlichen Pflanzungen der grünen Aktion noch eine Karte pflanzen. Gezogen wird dafür nicht, und die Karte gilt als in diesem Zug gepflanzt.',
  'E6.1':
    'Eine Karte lässt sich aktivieren, wenn sie eine Fähigkeit der gewählten Farbe hat oder, bei Rot, Blau oder Gelb, eine bunte. Bunt antwortet nie auf Grün. Braune und schwarze Fähigkeiten werden nie aktiviert, zählen aber als Farben.',
  'E6.2': 'Du darfst deine Insel, dein Klima und deine Auslage aktivieren, nie Handkarten.',
  'E6.3':
    'Die Reihenfolge steht fest: entweder Insel, Klima und dann die Auslage oder die Auslage und dann Insel und Klima; du wählst in jedem Zug neu. In der Auslage geht es von der obersten Reihe zur untersten, jede von links nach rechts.',
  'E6.4': 'Jede Karte wird einmal im Zug angeboten. Du darfst sie immer auslassen, dann ist sie für diesen Zug vorbei.',
  'E6.5':
    'Einmal begonnen, wird eine Aktivierung ganz ausgeführt, auch was andere bekommen. Zuerst werden alle Kosten gezahlt; die Gewinne darf man teilweise nehmen. Wer die Kosten nicht ganz zahlen kann, kann nicht beginnen.',
  'E6.6': 'Eine Karte mit zwei Fähigkeiten nutzt nur die passende.',
  'E6.7': 'Jede Aktivierung sieht, was jetzt da ist; Teile von einer Karte dürfen eine spätere bezahlen.',
  'E6.8':
    'Eine Fähigkeit für die, die eine Farbe selbst gewählt haben, wirkt nur für die aktive Person, die sie gewählt hat.',
  'E6.9':
    'Karten, die in dieser grünen Aktion gepflanzt wurden, liegen in der Auslage und dürfen im selben Zug aktiviert werden.',
  'E6.10':
    'Manche Fähigkeiten reichen zu anderen: Alle dürfen etwas nehmen, oder eine Person deiner Wahl, oder ein Teil ist für dich und einer für die anderen, oder du zählst links oder rechts, wie du willst.',
  'E7.1': 'Nur Flora und Gelände aus der Hand lassen sich pflanzen.',
  'E7.2':
    'Die erste Karte darf überallhin. Jede spätere kommt auf ein leeres Feld, das eine gepflanzte Karte an einer Kante oder Ecke berührt.',
  'E7.3':
    'Keine Karte darf die Insel breiter als 4 Spalten oder höher als 4 Reihen machen. Welche das sind, entscheidet sich erst beim Pflanzen.',
  'E7.4':
    'Eine Karte kostet die aufgedruckte Erde weniger alle passenden Rabatte, aber nie weniger als 0. Rabatte kommen von braunen Fähigkeiten deiner Auslage und Insel. Verschiedene Rabatte addieren sich; jeder zählt einmal für eine Karte mit seiner Art oder seinem Lebensraum. Ein Gelände gibt sich selbst keinen Rabatt.',
  'E7.5':
    'Du zahlst Erde aus deinem Vorrat. Bei manchen Karten darf jeder Teil der Kosten 1 zu 1 mit Handkarten in deinen Kompost, mit Sprossen auf deiner Flora oder mit Wachstum auf deiner Flora bezahlt werden. Gelagerte Sprosse zahlen nicht, und mehr als die Kosten darfst du nicht zahlen.',
  'E7.6':
    'Schwarze Fähigkeiten von Flora und Gelände wirken einmal, gleich nach dem Pflanzen und vor der nächsten Pflanzung. Du darfst sie lassen, ganz oder teilweise.',
  'E7.7':
    'Drei Gelände lassen sich überpflanzen: Leg das Gelände oben auf deinen Kompost und eine Karte mit einer Fähigkeit seiner Farbe ohne Kosten an seinen Platz, dann zieh 2. Das verbraucht eine Pflanzung und geht auch mit voller Auslage.',
  'E7.8': 'Du musst nicht pflanzen. Sind alle 16 Felder voll, kannst du nur überpflanzen.',
  'E7.9': 'Gepflanzte Karten werden nie bewegt oder entfernt, außer beim Überpflanzen.',
  'E8.1': {
    text: 'An jedem Haltepunkt dürfen alle umwandeln, beliebig oft:',
    list: [
      '3 Sprosse von deiner Flora in 2 Erde.',
      '4 Sprosse von deiner Flora in 1 Samen.',
      '1 Blatt in 1 Samen.',
      '1 Samen in eines von: 1 Karte keimen lassen, 2 Erde, 2 Wachstum, 3 Sprosse, 3 vom Stapel kompostieren, bis zu 4 aus der Hand kompostieren.',
    ],
  },
  'E8.2':
    'Ausgegebene Sprosse und Samen gehen in den allgemeinen Vorrat zurück. Ein ausgegebenes Blatt verlässt das Spiel; allein geht es an Gaia. Nur ein Blatt, das auf keiner Karte liegt, lässt sich ausgeben. Erde wird nie zu Sprossen.',
  'E8.3':
    'Sprosse lassen sich nicht umwandeln, während die Sprosse von Blau genommen werden, und nicht mitten in einer Fähigkeit. Gelagerte Sprosse werden nie umgewandelt.',
  'E8.4': 'Samen und Blätter lassen sich an jedem Haltepunkt nutzen.',
  'E8.5': 'Sprosse und Wachstum aus einem Samen kommen, wohin du willst; Sprosse ohne Platz dürfen ins Lager.',
  'E8.6': 'Erde, Samen, Blätter und Handkarten bringen für sich keine Punkte.',
  'E9.1': 'Eine Florakarte trägt so viele Sprosse, wie sie Sprossfelder hat. Gelände, Insel und Klima tragen keine.',
  'E9.2':
    'Sprosse werden sofort auf deine Flora mit freien Feldern gesetzt, verteilt, wie du willst, wenn die Fähigkeit nicht sagt, wohin.',
  'E9.3':
    'Sind alle Sprossfelder deiner Auslage belegt, dürfen die übrigen Sprosse ins Lager. Solange ein Feld frei ist, nicht, und Sprosse, die weder gesetzt noch gelagert werden, verfallen.',
  'E9.4':
    'Sprosse, die eine Fähigkeit an einen Ort oder eine Bedingung bindet, verfallen, wenn sie nicht passen; sie kommen nicht ins Lager.',
  'E9.5':
    'Sprosse von der Karte oder dem Ereignis einer anderen Person kommen gleich in dein Lager, auch wenn du freie Felder hast. Du darfst weniger nehmen oder keine.',
  'E9.6':
    'Gelagerte Sprosse lassen sich nicht umwandeln, zahlen nichts, zählen für kein Ziel und bringen 0 Punkte. Das Lager hat keine Grenze.',
  'E9.7':
    'In Schritt 3 darfst du gelagerte Sprosse auf freie Sprossfelder setzen. Einen anderen Weg aus dem Lager gibt es nicht.',
  'E10.1':
    'Eine Florakarte trägt so viel Wachstum, wie sie Wachstumsfelder hat, manche keines. Gelände, Insel und Klima tragen keines.',
  'E10.2':
    'Wachstum wird sofort gesetzt, verteilt, wie du willst, wenn die Fähigkeit nicht sagt, wohin. Was nicht passt, verfällt.',
  'E10.3': 'Das Teil, das eine Karte füllt, ist ihre Krone. Eine Karte mit allen Teilen ist ausgewachsen.',
  'E10.4':
    'Wachstum darf von jeder deiner Florakarten gezahlt werden, auch von ausgewachsenen; die Karte ist dann nicht mehr ausgewachsen.',
  'E10.5': 'Am Ende bringt eine ausgewachsene Karte ihre Kronenpunkte statt ihrer Teile; andere bringen 1 je Teil.',
  'E11.1':
    'Ereignisse werden aus der Hand gespielt, nie gepflanzt. Zahl die ganzen Kosten, nimm den Vorteil und leg die Karte auf deinen Ereignisstapel. Sie bringt am Ende ihre Punkte und gehört nicht zu deinen 16 Karten.',
  'E11.2':
    'Jederzeit spielbare Ereignisse dürfen an jedem Haltepunkt gespielt werden, in jedem Zug, so viele du willst.',
  'E11.3':
    'Ein Ereignis, dessen Kosten du nicht ganz zahlen kannst, kannst du nicht spielen. Eines, dessen Vorteil nichts nützt, schon.',
  'E11.4': 'Sprosse aus dem eigenen Ereignis kommen, wohin du willst; Sprosse für andere kommen in deren Lager.',
  'E11.5': 'Zwei Inseln geben etwas nach jedem Ereignis, das du selbst spielst.',
  'E11.6':
    'Zwischenzug-Ereignisse werden nur in Schritt 4 gespielt, im Uhrzeigersinn von der aktiven Person an: jedes Mal ein Ereignis oder passen, bis alle nacheinander gepasst haben.',
  'E11.7':
    'Ein Zwischenzug-Ereignis ist für alle: Wer es spielt, muss die ganzen Kosten zahlen und die Wirkung nehmen. Alle anderen dürfen die ganzen Kosten für den ganzen Vorteil zahlen oder ablehnen.',
  'E11.9': 'Schritt 4 gibt es auch nach dem letzten Zug.',
  'E12.1': 'An jedem Haltepunkt darfst du 1 Samen ausgeben und genau ein Merkmal nennen. Ändern lässt es sich nicht.',
  'E12.2':
    'Vom Boden des Stapels werden Karten einzeln aufgedeckt. Die erste passende kommt auf deine Hand. Alle anderen aufgedeckten kommen auf die Ablage, und der Rest des Stapels bleibt, wie er war.',
  'E12.3': 'Ereignisse passen zu keinem Merkmal außer dem für Ereignisse.',
  'E12.4':
    'Passt keine Karte des Stapels, wird die Ablage durchsucht, die neueste Karte zuerst. Ist auch dort keine, bekommst du den Samen zurück und darfst ihn wieder nutzen.',
  'E12.5': 'Ist der Stapel danach leer, wird die Ablage zu einem neuen gemischt.',
  'E12.6': {
    text: 'Nennen darfst du, nach dem Aufdruck der Karte:',
    list: [
      'Kosten von höchstens 3 oder mindestens 4; Punkte von höchstens 3 oder mindestens 4, gerade oder ungerade.',
      'Höchstens 3 Sprossfelder oder 6; höchstens 2 Wachstumsfelder oder mindestens 4; Kronenpunkte von höchstens 4 oder mindestens 5.',
      'Einen Lebensraum; höchstens 1 Lebensraum oder mindestens 2.',
      'Eine Art der Flora; Gelände; ein Ereignis.',
      'Eine Farbe der Fähigkeit, zwei Fähigkeiten oder eine Fähigkeit mit Richtung.',
      'Einen Namen mit Geografie, Farbe oder Tier darin.',
      'Ein Symbol: Wachstum, Spross, Erde, Kompost, Ziehen oder den Doppelpunkt von Kosten.',
    ],
  },
  'E12.8': 'Eine gekeimte Karte gilt nicht als gezogen.',
};
