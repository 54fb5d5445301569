import type { EarthRulebookWords } from './sections.ts';

export const de: EarthRulebookWords = {
  titles: {
    E1: 'Was es gibt',
    E2: 'Wörter',
    E3: 'Vorbereitung',
    E4: 'Der Zug',
    E5: 'Die vier Aktionen',
    E6: 'Aktivieren',
    E7: 'Pflanzen',
    E8: 'Umwandeln',
    E9: 'Sprosse und das Lager',
    E10: 'Wachstum und Kronen',
    E11: 'Ereignisse',
    E12: 'Keimen',
    E13: 'Fauna und Blätter',
    E14: 'Das Ende des Spiels',
    E15: 'Schlusswertung',
    E16: 'Teams',
    E17: 'Allein gegen Gaia',
    E18: 'Stapel, Ablage und Geheimes',
    E19: 'Wie Fähigkeiten gelesen werden',
    E20: 'Wie gezählt wird',
    E21: 'Wie Punkte entstehen',
  },
  rules: {
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
    'E6.4':
      'Jede Karte wird einmal im Zug angeboten. Du darfst sie immer auslassen, dann ist sie für diesen Zug vorbei.',
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
    'E13.1': 'Auf jede Faunakarte darfst du einmal Anspruch erheben, mit einem Blatt.',
    'E13.2':
      'Ein Ziel ist erreicht, wenn es an irgendeinem Haltepunkt des Zugs gilt, auch wenn es später nicht mehr gilt. Am Ende des Zugs, nach Schritt 4, darfst du auf jede erreichte Faunakarte ein Blatt auf den besten freien Rang legen.',
    'E13.3': 'Ein Anspruch geht nie verloren.',
    'E13.4':
      'Frühere Züge stehen vor späteren. Ansprüche eines Zugs ordnen sich im Uhrzeigersinn von der aktiven Person an.',
    'E13.5':
      'Nach Rang bringt ein Anspruch 15, 11, 8, 6 und 5 Punkte; auf der Einsteigerstufe immer 10. Auf eine Karte passen nur 5 Ansprüche; wer als Sechstes kommt, behält das Blatt.',
    'E13.6':
      'Du musst keinen Anspruch erheben. Was du auslässt, kannst du in einem späteren Zug beanspruchen, in dem du es wieder erreichst.',
    'E13.7': 'Ohne Blatt gibt es keinen Anspruch.',
    'E14.1':
      'Hat jemand 16 Karten in der Auslage, wird die Runde zu Ende gespielt, damit alle gleich oft aktiv waren. Dann endet das Spiel.',
    'E14.2':
      'Wer zuerst 16 Karten hat, legt ein Blatt auf den Bonus: 11 Punkte, ohne Abundance 7. Ohne Blatt kein Bonus.',
    'E14.3':
      'Werden im selben Zug mehrere fertig, bekommt den Bonus die aktive Person, sonst die erste von ihnen im Uhrzeigersinn.',
    'E14.4': 'Bis zum Ende spielen alle wie gewohnt weiter.',
    'E14.5':
      'Nach Schritt 4 des letzten Zugs dürfen alle noch jederzeit spielbare Ereignisse spielen, umwandeln und keimen lassen. Was dann erreicht wird, steht hinter früheren Ansprüchen. Dann wird gewertet.',
    'E15.1': {
      text: 'Deine Punkte haben zehn Zeilen:',
      list: [
        'Punkte von Auslage, Insel und Klima.',
        'Punkte gespielter Ereignisse, auch negative.',
        '1 je Karte in deinem Kompost.',
        '1 je Spross auf deiner Flora.',
        'Wachstum.',
        'Braune Fähigkeiten deiner Gelände.',
        'Dein eigenes Ökosystem.',
        'Das erste gemeinsame Ökosystem.',
        'Das zweite gemeinsame Ökosystem.',
        'Faunaansprüche und der Bonus.',
      ],
    },
    'E15.2': 'Gelagerte Sprosse, Erde, Samen, Blätter und Handkarten bringen 0.',
    'E15.3':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die meiste Erde, dann Handkarten, Wachstumsteile, Sprosse auf Flora und kompostierte Karten. Besteht er weiter, teilt man sich den Sieg.',
    'E16.1':
      'Teams spielen 2 gegen 2, 2 gegen 2 gegen 2 oder 3 gegen 3. Wer zusammengehört, sitzt nebeneinander, und Abundance ist dabei.',
    'E16.2':
      'Bekommst du Karten, Kompost, Erde, Sprosse, Wachstum oder Samen, darfst du davon auf das Tableau deines Teams legen. Alle im Team dürfen es bis zum Ende des Zugs nehmen; was dann noch da liegt, verfällt.',
    'E16.3': 'Wo du eine andere Person nennen darfst, darf es niemand aus deinem Team sein.',
    'E16.4': 'Sonst ist jemand aus deinem Team neben dir eine Nachbarperson und gehört zu den anderen.',
    'E16.5': 'Alle werden wie üblich gewertet. Die Punkte des Teams sind die Summe; die höchste Summe gewinnt.',
    'E16.6':
      'Was du vom Teamtableau nimmst, wird nach den üblichen Regeln gesetzt. Was eine Fähigkeit an einen Ort bindet, darf nicht darauf.',
    'E16.7':
      'Die Züge gehen nach der Nummer, und die Nummern wechseln zwischen den Teams. Nachbarn gehen nach dem Platz.',
    'E16.8': 'Im Team darf man offen reden und gemeinsam entscheiden. Die Hände der anderen sieht man hier nicht.',
    'E17.1':
      'Allein spielst du auf der Stufe Standard oder Fortgeschritten mit einer Schwierigkeit. Gaia hat einen Stapel von 6 Karten, 5 Blätter und, mit Abundance, 10 Sprosse; du hast 2 Samen und beginnst.',
    'E17.2': {
      text: 'In deinem Zug nimmst du den großen Vorteil und aktivierst. Dann antwortet Gaia; bei den zwei höheren Schwierigkeiten gilt die größere Zahl:',
      list: [
        'Grün: Die gezogenen Karten, die du nicht behältst, kommen auf ihren Wertungsstapel.',
        'Rot: Sie kompostiert 2 oder 5 Karten vom Stapel und 1 mehr je 2 Erde, die du bekommen hast.',
        'Blau: Sie bekommt 1 Spross je Karte mit blauer Fähigkeit in deinem Bereich und 0 oder 3 mehr.',
        'Gelb: Sie bekommt 1 Wachstum je Karte, die du gezogen hast, und 0 oder 3 mehr.',
      ],
    },
    'E17.3':
      'In ihrem Zug wird Gaias nächste Karte aufgedeckt. Du nimmst den Teil für dich, wenn es einen gibt, aktivierst die Farbe, und dann nimmt sie ihren Teil. In ihrem Zug bist du nicht aktiv.',
    'E17.4': {
      text: 'Ihre Karten bringen ihr:',
      list: [
        'Wässern: 7 Sprosse und 1 je blaue Karte in deinem Bereich.',
        'Wachsen: 7 Wachstum und 1 je Karte, die du in diesem Zug gezogen hast.',
        'Kompostieren: Sie kompostiert 8 und bekommt dann so viel Erde wie du in diesem Zug.',
        'Pflanzen: 3 Erdkarten kommen auf ihren Wertungsstapel.',
      ],
    },
    'E17.5':
      'In diesem Zug bekommen und gezogen ist, was die Aktion und deine Fähigkeiten dieser Farbe dir gaben. Ereignisse, Umwandlungen, Samen und gekeimte Karten zählen nicht.',
    'E17.6':
      'Zwei ihrer Karten gelten der Fauna: Du wählst eine der zwei oberen oder der zwei unteren Faunakarten, die sie noch nicht hat, und sie legt ein Blatt auf den besten freien Rang, vor jedem Anspruch von dir in diesem Zug. Für Einsteiger fällt ihr nächster Zug aus. Für Experten bekommt sie dazu 8 Erde, 2 Karten für ihren Stapel, 4 Sprosse oder 3 Wachstum, je nach Karte.',
    'E17.7': 'Je 10 Erde, die Gaia hat, werden zu 5 Karten, die vom Stapel kompostiert werden.',
    'E17.8':
      'Die vier Schwierigkeiten: Einsteiger mit schwachen Antworten und ausgelassenen Zügen, Mittel mit schwachen Antworten, Schwer mit starken Antworten, Experte mit starken Antworten und Zugaben.',
    'E17.9':
      'Sprosse für andere gehen an Gaia. Wo eine Fähigkeit auf Nachbarn sieht, sieht sie auf deinen eigenen Bereich. Ein umgewandeltes Blatt geht an sie. Karten, die sie zieht, kommen auf ihren Wertungsstapel. An Zwischenzug-Ereignissen nimmt sie teil, wenn sie ganz zahlen kann.',
    'E17.10':
      'Das Spiel endet, wenn du deine 16. Karte pflanzt: Beende den Zug mit Gaias Teil und nimm den Bonus. Oder es endet, wenn ihr Stapel zum zweiten Mal aus ist, nach 12 Karten; dann nimmt sie den Bonus.',
    'E17.11': {
      text: 'Gaia wertet:',
      list: [
        'Die Punkte jeder Karte ihres Stapels, immer positiv gezählt.',
        '1 je kompostierte Karte und 1 je Spross.',
        'Wachstum in Türmen von 5, 4, 3, 2 und 1 und dann wieder ab 5: Ein ganzer bringt 7, 6, 5, 4 oder 3, Stämme eines unfertigen je 1.',
        'Fauna nach Rang, den Bonus von 11 und 5 je Blatt auf ihrem Tableau. Nichts für Erde, Gelände oder Ökosysteme.',
      ],
    },
    'E17.12': 'Du gewinnst, wenn du mehr Punkte hast als sie.',
    'E17.13': 'Wo bei der besten Person gezählt wird, zählt nur dein eigener Bereich.',
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
  },
};
