import type { PlanetLessonWords } from '../lessons.ts';

export const de: PlanetLessonWords = {
  welcome: {
    text: 'Das ist dein Planet. Vier Jahreszeiten lang pflanzt du hier Bäume und lässt sie wachsen; Sonne, Wälder und fruchtbarer Boden bringen Punkte. Durch den Frühling gehen wir gemeinsam.',
  },
  river: {
    text: 'Diese drei Karten sind die Auslage. Du nimmst eine, das Gegenüber nimmt eine. Die Karte, die liegen bleibt, nährt ihr Biom.',
  },
  card: {
    text: 'Oben auf der Karte steht ihr Biom, in dem deine Aktion wirkt, in der Mitte ihre Kraft. Die Tulpen am Fuß zählen nur, wenn die Karte liegen bleibt.',
  },
  takeSprout: {
    text: 'Nimm die Blumenkarte mit dem Spross: Wähle sie und bestätige.',
    why: 'Du dürftest jede Karte nehmen. Diese kommt zuerst, weil alles mit Sprossen beginnt.',
  },
  leftOver: {
    text: 'Das Gegenüber nahm die freie Karte, und die Wiesenkarte blieb liegen. Sie liegt jetzt im Fruchtbarkeitsbereich: Am Ende bringt jeder deiner großen Bäume auf der Wiese 1 Punkt für ihre Tulpe.',
  },
  plant: {
    text: 'In jeder Runde führst du eine Aktion aus. {plant} setzt bis zu drei Sprosse in das Biom deiner Karte. Wähle sie.',
    why: 'Noch kann nichts wachsen, und {plant} pflanzt am meisten. Nimm sie fürs Erste; die anderen kommen noch.',
  },
  sprouts: {
    text: 'Pflanze drei Sprosse in Blumen. Die markierten Felder liegen nebeneinander, das wird noch wichtig; andere Blumenfelder gehen auch.',
  },
  power: {
    text: 'Neben der Aktion darfst du die Kraft deiner Karte nutzen. Ihr Marker rückt zuerst ein Feld vor, hier von 0 auf 2. Du bekommst also zwei weitere Sprosse.',
    why: 'Du könntest ohne sie fertig sein. Eine ungenutzte Kraft verfällt, also nutze sie zuerst.',
  },
  anywhere: {
    text: 'Eine Kraft wirkt in jedem Biom. Setze beide Sprosse auf die Wiese neben die Blumen.',
  },
  finish: {
    text: 'In dieser Runde ist nichts mehr zu tun. {finish} beendet deinen Zug.',
  },
  token: {
    text: 'Das Gegenüber nahm vorhin die Karte mit der Eichel, darum nahm es jetzt zuerst. Wer die Karte mit der Eichel nimmt, beginnt die nächste Runde.',
  },
  takeSmall: {
    text: 'Nimm die Blumenkarte mit dem kleinen Baum. Sie trägt die Eichel, und die andere Blumenkarte mit ihren drei Tulpen bleibt liegen.',
    why: 'Auch die Karte mit dem See ist gut. Bleibt sie aber liegen, wird der Boden unter deinen Sprossen fruchtbar.',
  },
  fertile: {
    text: 'Drei Tulpen für Blumen. Jeder große Baum, den du am Ende dort hast, bringt 3 Punkte.',
  },
  grow: {
    text: 'Jetzt soll etwas wachsen. {grow} macht aus Sprossen kleine Bäume oder aus kleinen große, auf zwei verschiedenen Feldern deines Bioms.',
    why: 'Sprosse bringen keine Punkte. Lass sie wachsen, bevor du mehr pflanzt.',
  },
  smallTrees: {
    text: 'Lass die Sprosse auf d3 und f3 wachsen. Nichts überspringt eine Größe: Jeder wird ein kleiner Baum.',
  },
  smallPower: {
    text: 'Deine Kraft lässt noch einen Spross wachsen, wo du willst.',
    why: 'Die Kraft würde verfallen. Nutze sie, bevor du fertig bist.',
  },
  thirdTree: {
    text: 'Lass den Spross auf e3 wachsen.',
  },
  light: {
    text: 'Am Ende einer Jahreszeit wird die Sonne gewertet. Im Frühling steht sie oben, und ihre Strahlen laufen gerade nach unten. Ein kleiner Baum im Licht bringt 1 Punkt, ein großer 2.',
  },
  suns: {
    text: 'Ein kleiner Baum wirft seinen Schatten ein Feld weit von der Sonne weg, ein großer zwei. Ein Baum im Schatten eines gleich großen oder größeren bringt nichts. Nach jeder Jahreszeit rückt die Sonne eine Seite weiter: Im Sommer steht sie rechts.',
  },
  finishSecond: {
    text: 'Beende die Runde.',
  },
  takeBig: {
    text: 'Du hast die Eichel und nimmst zuerst. Große Bäume lohnen sich, wo ein Biom fruchtbar ist: Nimm die Blumenkarte mit dem großen Baum.',
    why: 'Nur große Bäume werden für Fruchtbarkeit gewertet, und du hast noch keinen. Nimm die Karte mit dem großen Baum.',
  },
  drought: {
    text: 'Diesmal blieb eine Dürre liegen. Sie hat die letzte Karte ihres Bioms umgedreht, und der Sumpf hat keine Tulpe mehr. Eine Dürre kannst du liegen lassen, wo andere stark sind.',
  },
  each: {
    text: '{each} heißt: einmal pflanzen und einmal wachsen, auf zwei verschiedenen Feldern, in beliebiger Reihenfolge.',
    why: 'Pflanzen und Wachsen kennst du. {each} ist beides einmal, und das ist neu.',
  },
  plantAndGrow: {
    text: 'Pflanze auf f1, und lass den kleinen Baum auf e3 groß werden.',
  },
  bigPower: {
    text: 'Die Kraft dieser Karte macht aus einem kleinen Baum einen großen.',
    why: 'Die Kraft würde verfallen. Nutze sie, bevor du fertig bist.',
  },
  secondBig: {
    text: 'Lass den kleinen Baum auf d3 groß werden.',
  },
  undo: {
    text: 'Jeder Schritt lässt sich zurücknehmen, solange nichts Neues zu sehen war. Probier es aus, wenn du magst, und beende dann die Runde.',
  },
  takeLake: {
    text: 'Das Gegenüber hat zuerst genommen. Nimm die Wiesenkarte mit dem See.',
    why: 'Schnee ist wieder eine Dürre. Der See ist die Kraft, die du noch nicht kennst.',
  },
  powerFirst: {
    text: 'Die Kraft darf auch vor der Aktion kommen, nie mitten darin. Nutze zuerst den See.',
    why: 'Die Aktion kann warten: Diesmal kommt die Kraft zuerst.',
  },
  dig: {
    text: 'Ein See lässt sofort bis zu zwei Nachbarn wachsen. Lege ihn auf f2 an, zwischen deinen Bäumen.',
    why: 'Auf f2 hat der See zwei Nachbarn, die wachsen können.',
  },
  water: {
    text: 'Lass den Spross auf f1 und den kleinen Baum auf f3 wachsen.',
  },
  actionAfter: {
    text: 'Jetzt die Aktion. Deine Karte gilt für die Wiese, und dort stehen zwei Sprosse: {grow}.',
    why: 'Auf der Wiese warten zwei Sprosse. {grow} macht aus beiden Bäume.',
  },
  meadow: {
    text: 'Lass die Sprosse auf b3 und c3 wachsen.',
  },
  forest: {
    text: 'Bäume und Büsche nebeneinander bilden einen Wald. Am Ende der Jahreszeit bringt dein größter 1 Punkt für jedes Teil. Ein Baum hinter einem See gehört nicht dazu: Seen und Sprosse verbinden nicht.',
  },
  lastOfSpring: {
    text: 'Die letzte Runde des Frühlings. Jetzt wählst du: Der Busch passt gut, aber jede Karte ist recht.',
  },
  bush: {
    text: 'Ein Busch wächst nie, wirft keinen Schatten und fängt kein Licht, aber er gehört zum Wald. Hast du eine andere Karte, sieh nach, was ihre Kraft kann.',
  },
  scores: {
    text: '{whatItScores} zeigt auf jedem Feld, was ein Schritt dort einbringt, unter dieser Sonne und den kommenden. Beende die Runde, wie du magst.',
  },
  springEnds: {
    text: 'Der Frühling ist vorbei. Die Sonne brachte dir {springLight} Punkte und dein größter Wald {springForest}. Sie ist weitergerückt: Sieh, wohin die Schatten jetzt fallen.',
  },
  onYourOwn: {
    text: 'Von hier an spielst du allein, und ich sage nur ab und zu ein Wort. Der Sommer hat vier Runden, der Herbst drei, der Winter zwei.',
  },
  tracks: {
    text: 'Jedes Mal, wenn eine Kraft genutzt wird, wird sie stärker. Oft lohnt es sich, bei wenigen Kräften zu bleiben.',
  },
  autumn: {
    text: 'Herbst. Die Sonne kommt von unten. Denk an das Ende: Nur große Bäume werden mit den Tulpen ihres Bioms gewertet.',
  },
  winter: {
    text: 'Die letzten zwei Runden. Was in einem fruchtbaren Biom noch zum großen Baum wird, kann doppelt zählen: für die Sonne und für die Fruchtbarkeit.',
  },
  overLight: {
    text: 'Das Jahr ist vorbei. Die Sonne brachte dir in vier Jahreszeiten {light} Punkte, deine größten Wälder {forest}, Knospen {buds}.',
  },
  overFertility: {
    text: 'Am Ende zählte jedes Biom seine Tulpen mal deine großen Bäume dort: {fertility} Punkte.',
  },
  overTitle: {
    text: 'Zusammen {total} Punkte: {title}. Jetzt kennst du das Spiel. Spiel es noch einmal mit anderen Karten, oder mit Freunden.',
  },
};
