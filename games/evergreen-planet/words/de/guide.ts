import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const de: PlanetLessonWords = {
  welcome: {
    text: 'Das ist dein Planet. Vier Jahreszeiten lang pflanzt du hier Bäume und lässt sie wachsen; Sonne, Wälder und Fruchtbarkeit bringen Punkte. Den Frühling spielen wir gemeinsam.',
  },
  river: {
    text: 'Diese drei Karten sind die Auslage. Du wählst eine, der Solo-Gegner wählt eine. Die Karte, die übrig bleibt, ändert die Fruchtbarkeit ihres Bioms.',
  },
  card: {
    text: 'Oben zeigt die Karte ihr Biom, in dem deine Aktion gilt, in der Mitte ihre Fähigkeit. Die Fruchtbarkeitssymbole unten zählen nur, wenn die Karte übrig bleibt.',
  },
  takeSprout: {
    text: 'Wähle die Blumenkarte mit dem Spross und bestätige.',
    why: 'Du dürftest jede Karte wählen. Diese kommt zuerst, weil alles mit Sprossen beginnt.',
  },
  leftOver: {
    text: 'Der Solo-Gegner hat die Freie Biomkarte gewählt, und die Wiesenkarte ist übrig. Sie liegt jetzt im Fruchtbarkeitsbereich: Am Ende bringt dir jeder große Baum auf der Wiese 1 Punkt für ihr Fruchtbarkeitssymbol.',
  },
  plant: {
    text: ({ plant }) =>
      `In jeder Runde führst du eine Aktion aus. Mit „${plant}“ stellst du bis zu drei Sprosse in das Biom deiner Karte. Wähle diese Aktion.`,
    why: ({ plant }) =>
      `Noch kann nichts wachsen, und mit „${plant}“ pflanzt du am meisten. Die anderen Aktionen kommen noch.`,
  },
  sprouts: {
    text: 'Pflanze drei Sprosse im Biom Blumen. Die markierten Felder liegen nebeneinander, das wird noch wichtig; andere Blumenfelder gehen auch.',
  },
  power: {
    text: 'Zur Aktion dazu darfst du die Fähigkeit deiner Karte nutzen. Zuerst rückt ihr Spielstein ein Feld vor, hier von 0 auf 2. Also pflanzt du zwei weitere Sprosse.',
    why: 'Du könntest darauf verzichten. Aber eine ungenutzte Fähigkeit verfällt, also nutze sie zuerst.',
  },
  anywhere: {
    text: 'Eine Fähigkeit gilt in einem beliebigen Biom. Pflanze beide Sprosse auf der Wiese, neben den Blumen.',
  },
  finish: {
    text: ({ finish }) => `In dieser Runde ist nichts mehr zu tun. „${finish}“ beendet deinen Zug.`,
  },
  token: {
    text: 'Der Solo-Gegner hatte zuletzt die Karte mit dem Startmarker, darum hat er jetzt zuerst gewählt. Wer die Karte mit dem Startmarker wählt, beginnt die nächste Runde.',
  },
  takeSmall: {
    text: 'Wähle die Blumenkarte mit dem kleinen Baum. Auf ihr liegt der Startmarker, und die andere Blumenkarte mit ihren drei Fruchtbarkeitssymbolen bleibt übrig.',
    why: 'Auch die Karte mit dem See ist gut. Bleibt sie aber übrig, wird das Biom fruchtbar, in dem deine Sprosse stehen.',
  },
  fertile: {
    text: 'Drei Fruchtbarkeitssymbole für Blumen. Jeder große Baum, den du am Ende dort hast, bringt dafür 3 Punkte.',
  },
  grow: {
    text: ({ grow }) =>
      `Jetzt soll etwas wachsen. „${grow}“ macht aus Sprossen kleine Bäume oder aus kleinen große, auf zwei verschiedenen Feldern deines Bioms.`,
    why: 'Sprosse bringen keine Punkte. Lass sie wachsen, bevor du mehr pflanzt.',
  },
  smallTrees: {
    text: 'Lass die Sprosse auf d3 und f3 wachsen. Keine Größe wird übersprungen: Jeder wird ein kleiner Baum.',
  },
  smallPower: {
    text: 'Deine Fähigkeit lässt noch einen Spross wachsen, wo du willst.',
    why: 'Die Fähigkeit würde verfallen. Nutze sie, bevor du fertig bist.',
  },
  thirdTree: {
    text: 'Lass den Spross auf e3 wachsen.',
  },
  light: {
    text: 'Am Ende einer Jahreszeit kommt die Sonnenwertung. Im Frühling steht die Sonne oben, und ihre Sonnenstrahlen laufen gerade nach unten. Ein kleiner Baum, den sie berühren, bringt 1 Punkt, ein großer 2.',
  },
  suns: {
    text: 'Ein kleiner Baum wirft einen Schatten von einem Feld, ein großer von zwei. Ein Baum im Schatten eines mindestens gleich großen bringt nichts. Nach jeder Jahreszeit rückt die Sonne eine Seite weiter: Im Sommer steht sie rechts.',
  },
  finishSecond: {
    text: 'Beende die Runde.',
  },
  takeBig: {
    text: 'Du hast den Startmarker und wählst zuerst. Große Bäume lohnen sich, wo ein Biom fruchtbar ist: Wähle die Blumenkarte mit dem großen Baum.',
    why: 'Nur große Bäume bringen Punkte für Fruchtbarkeit, und du hast noch keinen. Wähle die Karte mit dem großen Baum.',
  },
  drought: {
    text: 'Diesmal ist eine Dürre übrig. Sie hat die letzte Karte ihres Bioms umgedreht, und der Sumpf ist nicht mehr fruchtbar. Lass Dürren übrig, wo andere stark sind.',
  },
  each: {
    text: ({ each }) =>
      `„${each}“ heißt: einmal pflanzen und einmal wachsen lassen, auf zwei verschiedenen Feldern, in beliebiger Reihenfolge.`,
    why: ({ each }) => `Pflanzen und wachsen lassen kennst du schon. „${each}“ ist beides einmal, und das ist neu.`,
  },
  plantAndGrow: {
    text: 'Pflanze auf f1, und lass den kleinen Baum auf e3 zum großen wachsen.',
  },
  bigPower: {
    text: 'Die Fähigkeit dieser Karte macht aus einem kleinen Baum einen großen.',
    why: 'Die Fähigkeit würde verfallen. Nutze sie, bevor du fertig bist.',
  },
  secondBig: {
    text: 'Lass den kleinen Baum auf d3 zum großen wachsen.',
  },
  undo: {
    text: 'Alles lässt sich rückgängig machen, solange keine neue Karte aufgedeckt wurde. Probier es aus, wenn du magst, und beende dann die Runde.',
  },
  takeLake: {
    text: 'Der Solo-Gegner hat zuerst gewählt. Wähle die Wiesenkarte mit dem See.',
    why: 'Die Schneekarte ist wieder eine Dürre. Und den See kennst du noch nicht.',
  },
  powerFirst: {
    text: 'Die Fähigkeit darf auch vor der Aktion kommen, nur nie mittendrin. Nutze zuerst den See.',
    why: 'Die Aktion kann warten: Diesmal kommt die Fähigkeit zuerst.',
  },
  dig: {
    text: 'Ein See lässt auf bis zu zwei angrenzenden Feldern sofort etwas wachsen. Lege ihn auf f2 an, zwischen deinen Bäumen.',
    why: 'An f2 grenzen zwei Felder, auf denen etwas wachsen kann.',
  },
  water: {
    text: 'Lass den Spross auf f1 und den kleinen Baum auf f3 wachsen.',
  },
  actionAfter: {
    text: ({ grow }) => `Jetzt die Aktion. Deine Karte gilt für die Wiese, und dort stehen zwei Sprosse: „${grow}“.`,
    why: ({ grow }) => `Auf der Wiese warten zwei Sprosse. „${grow}“ macht aus beiden Bäume.`,
  },
  meadow: {
    text: 'Lass die Sprosse auf b3 und c3 wachsen.',
  },
  forest: {
    text: 'Bäume und Büsche, die aneinander angrenzen, bilden einen Wald. Am Ende der Jahreszeit bringt dein größter 1 Punkt für jeden Baum und Busch. Was hinter einem See steht, gehört nicht dazu: Seen und Sprosse verbinden nicht.',
  },
  lastOfSpring: {
    text: 'Die letzte Runde des Frühlings. Jetzt wählst du selbst: Der Busch passt gut, aber jede Karte ist recht.',
  },
  bush: {
    text: 'Ein Busch wächst nie, wirft keinen Schatten und zählt bei der Sonne nicht, aber er gehört zum Wald. Hast du eine andere Karte, sieh nach, was ihre Fähigkeit kann.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `„${whatItScores}“ zeigt auf jedem Feld, wie viel es dort zu holen gibt, unter dieser Sonne und den nächsten. Beende die Runde, wie du magst.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Der Frühling ist vorbei. Die Sonne hat dir ${springLight} Punkte gebracht, dein größter Wald ${springForest}. Sie rückt jetzt weiter: Sieh, wohin die Schatten dann fallen.`,
  },
  onYourOwn: {
    text: 'Von hier an spielst du allein, und ich melde mich nur ab und zu. Der Sommer hat vier Runden, der Herbst drei, der Winter zwei.',
  },
  tracks: {
    text: 'Mit jeder Nutzung wird eine Fähigkeit stärker. Oft lohnt es sich, bei wenigen zu bleiben.',
  },
  autumn: {
    text: 'Herbst. Die Sonne kommt von unten. Denk an das Ende: Nur große Bäume bringen Punkte für die Fruchtbarkeit ihres Bioms.',
  },
  winter: {
    text: 'Die letzten zwei Runden. Was in einem fruchtbaren Biom noch zum großen Baum wird, kann doppelt zählen: für die Sonne und für die Fruchtbarkeit.',
  },
  overLight: {
    text: ({ light, forest, buds }) =>
      `Das Jahr ist vorbei. Die Sonne hat dir in vier Jahreszeiten ${light} Punkte gebracht, deine größten Wälder ${forest}, Knospen ${buds}.`,
  },
  overFertility: {
    text: ({ fertility }) =>
      `Zum Schluss zählte in jedem Biom die Fruchtbarkeit mal deine großen Bäume dort: ${fertility} Punkte.`,
  },
  overTitle: {
    text: ({ total, title }) =>
      `Zusammen ${total} Punkte: ${title}. Jetzt kennst du das Spiel. Spiel es noch einmal mit anderen Karten, oder mit Freunden.`,
  },
};
