import type { RulesOf } from '../../../rulebook/sections.ts';

export const turn: RulesOf<'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12'> = {
  'E5.1': {
    text: 'Was jede Farbe dem aktiven Spieler und allen anderen bringt:',
    list: [
      'Grün, Pflanzen: bis zu 2 Karten pflanzen, dann 4 ziehen und 1 behalten. Andere: bis zu 1 Karte pflanzen, dann 1 ziehen.',
      'Rot, Kompostieren: 5 Erde und 2 vom Stapel kompostieren. Andere: 2 Erde oder 2 vom Stapel kompostieren.',
      'Blau, Wässern: 6 Sprossen und 2 Erde. Andere: 2 Sprossen oder 2 Erde.',
      'Gelb, Wachsen: 4 Karten ziehen und 2 Wachstum. Andere: 2 Karten ziehen oder 2 Wachstum.',
    ],
  },
  'E5.2':
    'Was du erhältst, gilt immer als „bis zu“. Von zwei Möglichkeiten nimmst du eine ganz. Die zwei Teile des großen Vorteils kommen in der angegebenen Reihenfolge.',
  'E5.3':
    'Bei Grün pflanzt du zuerst, eine Karte nach der anderen, dann ziehst du. Der aktive Spieler sieht sich die 4 Karten an, behält 1, mit einer bestimmten Insel 2, und legt den Rest ab. Auch wer nicht pflanzt, zieht.',
  'E5.4': 'Sprossen von Blau und Wachstum von Gelb werden wie üblich gesetzt.',
  'E5.5':
    'Eine Karte lässt alle noch eine Karte pflanzen, nachdem bei Grün alle fertig gepflanzt haben. Gezogen wird dafür nicht, und die Karte gilt als in diesem Zug gepflanzt.',
  'E6.1':
    'Eine Karte lässt sich aktivieren, wenn sie eine Fähigkeit der gewählten Farbe hat oder, bei Rot, Blau oder Gelb, eine mehrfarbige. Mehrfarbig gilt nie für Grün. Braune und schwarze Fähigkeiten werden nie aktiviert, zählen aber als Farben.',
  'E6.2': 'Du darfst deine Insel, dein Klima und dein Raster aktivieren, nie Handkarten.',
  'E6.3':
    'Die Reihenfolge steht fest: entweder Insel, Klima und dann das Raster, oder das Raster und dann Insel und Klima; das wählst du in jedem Zug neu. Im Raster geht es von der obersten Reihe zur untersten, jede von links nach rechts.',
  'E6.4':
    'Jede Karte kommt einmal im Zug an die Reihe. Du darfst sie immer auslassen, dann bleibt sie in diesem Zug ausgelassen.',
  'E6.5':
    'Wer eine Fähigkeit aktiviert, führt sie ganz aus, auch was andere erhalten. Zuerst werden alle Kosten bezahlt; was du dafür erhältst, darfst du auch nur teilweise nehmen. Kannst du die Kosten nicht ganz bezahlen, kannst du sie nicht aktivieren.',
  'E6.6': 'Hat eine Karte zwei Fähigkeiten, nutzt du nur die passende.',
  'E6.7':
    'Jede Aktivierung gilt für das, was jetzt da ist; was du von einer Karte erhältst, darf eine spätere bezahlen.',
  'E6.8':
    'Eine Fähigkeit für den, der eine Farbe selbst gewählt hat, gilt nur für den aktiven Spieler, der sie gewählt hat.',
  'E6.9': 'Karten, die du bei diesem Grün gepflanzt hast, liegen im Raster und dürfen im selben Zug aktiviert werden.',
  'E6.10':
    'Manche Fähigkeiten betreffen andere: Alle dürfen etwas nehmen, oder ein Gegner deiner Wahl, oder es gibt etwas für dich und etwas für die anderen, oder du zählst beim linken oder rechten Nachbarn, wie du willst.',
  'E7.1': 'Nur Flora und Terrains aus der Hand lassen sich pflanzen.',
  'E7.2':
    'Die erste Karte darf auf jedes Feld. Jede weitere kommt auf ein leeres Feld, das orthogonal oder diagonal an eine gepflanzte Karte angrenzt.',
  'E7.3':
    'Keine Karte darf das Raster breiter als 4 Spalten oder höher als 4 Reihen machen. Welche das sind, entscheidet sich erst beim Pflanzen.',
  'E7.4':
    'Eine Karte kostet die aufgedruckte Erde abzüglich aller passenden Rabatte, aber nie weniger als 0. Rabatte kommen von braunen Fähigkeiten deines Rasters und deiner Insel. Verschiedene Rabatte addieren sich; jeder zählt einmal für eine Karte mit seiner Art oder seinem Habitat. Ein Terrain gibt sich selbst keinen Rabatt.',
  'E7.5':
    'Du bezahlst mit Erde aus deinem Vorrat. Bei manchen Karten darfst du einen beliebigen Teil der Kosten 1 zu 1 anders bezahlen: mit Handkarten, die auf deinen Kompost kommen, mit Sprossen von deiner Flora oder mit Wachstum von deiner Flora. Mit gelagerten Sprossen kannst du nicht bezahlen, und mehr als die Kosten darfst du nicht bezahlen.',
  'E7.6':
    'Schwarze Fähigkeiten von Flora und Terrains gelten einmal, gleich nach dem Pflanzen und vor der nächsten Karte. Sie lassen sich nicht ablehnen, und was andere erhalten, wird ihnen angeboten; was du selbst erhältst, darfst du auch nur teilweise nehmen.',
  'E7.7':
    'Drei Terrains lassen sich überpflanzen: Leg das Terrain oben auf deinen Kompost und eine Karte mit einer Fähigkeit seiner Farbe kostenlos an seine Stelle, dann zieh 2. Das gilt als eine gepflanzte Karte und geht auch, wenn dein Raster voll ist.',
  'E7.8': 'Du musst nicht pflanzen. Sind alle 16 Felder voll, kannst du nur noch überpflanzen.',
  'E7.9': 'Gepflanzte Karten werden nie versetzt oder entfernt, außer beim Überpflanzen.',
  'E8.1': {
    text: 'An jedem Haltepunkt dürfen alle umwandeln, beliebig oft:',
    list: [
      '3 Sprossen von deiner Flora in 2 Erde.',
      '4 Sprossen von deiner Flora in 1 Samen.',
      '1 Blatt in 1 Samen.',
      '1 Samen in eines davon: 1 Karte keimen lassen, 2 Erde, 2 Wachstum, 3 Sprossen, 3 vom Stapel kompostieren, bis zu 4 aus der Hand kompostieren.',
    ],
  },
  'E8.2':
    'Ausgegebene Sprossen und Samen kommen zurück in den allgemeinen Vorrat. Ein ausgegebenes Blatt ist aus dem Spiel; solo geht es an Gaia. Nur ein Blatt, das auf keiner Karte liegt, lässt sich ausgeben. Erde wird nie zu Sprossen.',
  'E8.3':
    'Sprossen lassen sich nicht umwandeln, während du die Sprossen von Blau nimmst, und nicht mitten in einer Fähigkeit. Gelagerte Sprossen werden nie umgewandelt.',
  'E8.4': 'Samen und Blätter lassen sich an jedem Haltepunkt nutzen.',
  'E8.5':
    'Sprossen und Wachstum aus einem Samen setzt du, wohin du willst; Sprossen ohne freies Feld darfst du lagern.',
  'E8.6': 'Erde, Samen, Blätter und Handkarten bringen für sich keine Siegpunkte.',
  'E9.1':
    'Auf eine Florakarte passen so viele Sprossen, wie sie Sprossenfelder hat. Terrains, Insel und Klima haben keine.',
  'E9.2':
    'Sprossen setzt du sofort auf deine Flora mit freien Feldern, verteilt, wie du willst, wenn die Fähigkeit nicht sagt, wohin.',
  'E9.3':
    'Sind alle Sprossenfelder deines Rasters besetzt, darfst du die übrigen Sprossen lagern. Solange ein Feld frei ist, darfst du das nicht, und Sprossen, die du weder setzt noch lagerst, verfallen.',
  'E9.4':
    'Sprossen, für die eine Fähigkeit einen Ort oder eine Bedingung nennt, verfallen, wenn sie dort nicht passen; lagern darfst du sie nicht.',
  'E9.5':
    'Sprossen von der Karte oder dem Ereignis eines anderen Spielers kommen direkt in dein Lager, auch wenn du freie Felder hast. Du darfst weniger nehmen oder keine. Was dir ein Teammitglied gibt, nimmst du wie alles, was du erhältst.',
  'E9.6':
    'Gelagerte Sprossen lassen sich nicht umwandeln, bezahlen nichts, zählen für kein Ziel und bringen 0 Siegpunkte. Das Lager hat keine Grenze.',
  'E9.7':
    'In Schritt 3 darfst du gelagerte Sprossen auf freie Sprossenfelder versetzen. Anders kommen sie nicht aus dem Lager. Ist kein Feld frei, darfst du vorher durch Umwandeln Platz schaffen.',
  'E10.1':
    'Auf eine Florakarte passt so viel Wachstum, wie sie Wachstumsfelder hat, auf manche keines. Terrains, Insel und Klima haben keine.',
  'E10.2':
    'Wachstum setzt du sofort, verteilt, wie du willst, wenn die Fähigkeit nicht sagt, wohin. Was nicht passt, verfällt.',
  'E10.3': 'Was das letzte Wachstumsfeld einer Karte füllt, ist ihre Krone. Eine Karte mit Krone ist ausgewachsen.',
  'E10.4':
    'Mit Wachstum darfst du von jeder deiner Florakarten bezahlen, auch von ausgewachsenen; die Karte ist dann nicht mehr ausgewachsen.',
  'E10.5':
    'Am Ende bringt eine ausgewachsene Karte die Siegpunkte ihrer Krone statt der ihrer Stämme; andere bringen 1 je Stamm.',
  'E11.1':
    'Ereignisse spielst du aus der Hand, gepflanzt werden sie nie. Bezahle die ganzen Kosten, nimm den Vorteil und leg die Karte auf deinen Ereignisstapel. Sie bringt am Ende ihre Siegpunkte und gehört nicht zu deinen 16 Karten.',
  'E11.2': 'Jederzeit spielbare Ereignisse darfst du an jedem Haltepunkt spielen, in jedem Zug, so viele du willst.',
  'E11.3':
    'Ein Ereignis, dessen Kosten du nicht ganz bezahlen kannst, kannst du nicht spielen. Eines, dessen Vorteil dir nichts nützt, schon.',
  'E11.4': 'Sprossen aus deinem eigenen Ereignis setzt du, wohin du willst; Sprossen für andere kommen in deren Lager.',
  'E11.5': 'Zwei Inseln geben dir etwas nach jedem Ereignis, das du selbst spielst.',
  'E11.6':
    'Ereignisse „Zwischen den Zügen“ werden nur in Schritt 4 gespielt, im Uhrzeigersinn vom aktiven Spieler an: jedes Mal ein Ereignis oder passen, bis alle nacheinander gepasst haben.',
  'E11.7':
    'Ein Ereignis „Zwischen den Zügen“ gilt für alle: Wer es spielt, muss die ganzen Kosten bezahlen und den Effekt nehmen. Alle anderen dürfen die ganzen Kosten für den ganzen Vorteil bezahlen oder ablehnen. Um bezahlen zu können, darfst du vorher umwandeln, einen Samen nutzen oder ein anderes Ereignis spielen.',
  'E11.9': 'Schritt 4 gibt es auch nach dem letzten Zug.',
  'E12.1':
    'An jedem Haltepunkt darfst du 1 Samen ausgeben und genau ein Suchkriterium nennen. Ändern lässt es sich nicht mehr.',
  'E12.2':
    'Deckt vom Stapel einzeln die unterste Karte auf. Die erste passende kommt auf deine Hand. Alle anderen aufgedeckten kommen auf den Ablagestapel, und der Rest des Stapels bleibt, wie er war.',
  'E12.3': 'Ereignisse passen zu keinem Suchkriterium außer dem für Ereignisse.',
  'E12.4':
    'Passt keine Karte des Stapels, sucht ihr im Ablagestapel, die neueste Karte zuerst. Ist auch dort keine, bekommst du den Samen zurück und darfst ihn wieder nutzen.',
  'E12.5': 'Ist der Stapel danach leer, mischt ihr den Ablagestapel zu einem neuen.',
  'E12.6': {
    text: 'Nennen darfst du, was auf der Karte gedruckt ist:',
    list: [
      'Kosten von höchstens 3 oder mindestens 4; Siegpunkte von höchstens 3 oder mindestens 4, gerade oder ungerade.',
      'Höchstens 3 Sprossenfelder oder 6; höchstens 2 Wachstumsfelder oder mindestens 4; Siegpunkte der Krone von höchstens 4 oder mindestens 5.',
      'Ein Habitat; höchstens 1 Habitat oder mindestens 2.',
      'Eine Art der Flora; ein Terrain; ein Ereignis.',
      'Eine Farbe der Fähigkeit, zwei Fähigkeiten oder einen Richtungspfeil.',
      'Einen Namen mit Ort, Farbe oder Tier darin.',
      'Ein Symbol: Wachstum, Spross, Erde, Kompost, Ziehen oder den Doppelpunkt von Kosten.',
    ],
  },
  'E12.8': 'Eine Karte, die du keimen lässt, gilt nicht als gezogen.',
};
