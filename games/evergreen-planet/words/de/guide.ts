import type { PlanetLessonWords } from '../../guide/lessons.ts';

export const de: PlanetLessonWords = {
  welcome: {
    text: 'Das ist dein Planet. Vier Jahreszeiten lang pflanzt du hier Bäume und lässt sie wachsen; Sonne, Wälder und Fruchtbarkeit bringen Punkte. Den Frühling spielen wir gemeinsam.',
  },
  takeSprout: {
    text: 'In der Auslage liegen drei Karten: Du wählst eine, der Solo-Gegner eine, die dritte ändert die Fruchtbarkeit. Oben zeigt eine Karte das Biom deiner Aktion, in der Mitte ihre Fähigkeit. Tippe auf die Blumenkarte mit dem Spross.',
    why: 'Du dürftest jede Karte wählen. Diese kommt zuerst, weil alles mit Sprossen beginnt.',
  },
  plant: {
    text: 'In jeder Runde führst du eine Aktion im Biom deiner Karte aus. Tippe auf die markierten Felder und pflanze drei Sprosse. Sie liegen nebeneinander, das wird noch wichtig; andere Blumenfelder gehen auch.',
  },
  power: {
    text: 'Dazu kommt die Fähigkeit deiner Karte. Zuerst rückt ihr Spielstein ein Feld vor, hier von 0 auf 2: Also pflanzt du zwei weitere Sprosse, wo du willst. Setze sie auf die Wiese, neben die Blumen.',
  },
  finish: {
    text: 'Das war dein Zug. Ist nichts mehr zu tun, endet er von selbst; alles lässt sich rückgängig machen, bis eine neue Karte aufgedeckt wird.',
  },
  takeSmall: {
    text: 'Der Solo-Gegner hatte die Karte mit dem Startmarker, darum hat er jetzt zuerst gewählt. Wähle die Blumenkarte mit dem kleinen Baum: Auf ihr liegt der Startmarker, und die andere Blumenkarte mit drei Fruchtbarkeitssymbolen bleibt übrig.',
    why: 'Auch die Karte mit dem See ist gut. Bleibt sie aber übrig, wird das Biom fruchtbar, in dem deine Sprosse stehen.',
  },
  fertile: {
    text: 'Die übrige Karte bringt den Blumen drei Fruchtbarkeitssymbole. Jeder große Baum, den du am Ende dort hast, bringt dafür 3 Punkte.',
  },
  grow: {
    text: 'Jetzt soll etwas wachsen. Tippe auf zwei deiner Sprosse im Biom Blumen und mit der Fähigkeit auf den dritten: Jeder wird ein kleiner Baum. Aus kleinen Bäumen werden große; keine Größe wird übersprungen.',
  },
  light: {
    text: 'Am Ende einer Jahreszeit kommt die Sonnenwertung. Im Frühling steht die Sonne oben, ihre Strahlen laufen gerade nach unten. Ein kleiner Baum, den sie berühren, bringt 1 Punkt, ein großer 2. Im Schatten eines mindestens gleich großen Baums bringt er nichts.',
  },
  takeBig: {
    text: 'Du hast den Startmarker und wählst zuerst. Große Bäume lohnen sich, wo ein Biom fruchtbar ist: Wähle die Blumenkarte mit dem großen Baum.',
    why: 'Nur große Bäume bringen Punkte für Fruchtbarkeit, und du hast noch keinen. Wähle die Karte mit dem großen Baum.',
  },
  drought: {
    text: 'Diesmal ist eine Dürre übrig. Sie hat die letzte Karte ihres Bioms umgedreht, und der Sumpf ist nicht mehr fruchtbar. Besser dort als da, wo deine Bäume stehen.',
  },
  each: {
    text: ({ each }) =>
      `Jetzt beides: Pflanze auf f1, dann lass e3 wachsen. Das ist die Aktion „${each}“. Deine Fähigkeit macht noch einen kleinen Baum groß: d3.`,
  },
  takeLake: {
    text: 'Der Solo-Gegner hat zuerst gewählt. Wähle die Wiesenkarte mit dem See.',
    why: 'Die Schneekarte ist wieder eine Dürre. Und den See kennst du noch nicht.',
  },
  dig: {
    text: 'Ein See lässt auf bis zu zwei angrenzenden Feldern sofort etwas wachsen. Die Fähigkeit darf auch vor der Aktion kommen, nur nie mittendrin: Tippe auf f2, zwischen deinen Bäumen, und lege ihn dort an.',
  },
  water: {
    text: 'Lass den Spross auf f1 und den kleinen Baum auf f3 wachsen.',
  },
  meadow: {
    text: 'Jetzt die Aktion. Deine Karte gilt für die Wiese, und dort stehen zwei Sprosse: Lass b3 und c3 wachsen.',
  },
  forest: {
    text: 'Bäume und Büsche, die aneinander angrenzen, bilden einen Wald. Am Ende der Jahreszeit bringt dein größter 1 Punkt für jeden Baum und Busch. Was hinter einem See steht, gehört nicht dazu: Seen und Sprosse verbinden nicht.',
  },
  lastOfSpring: {
    text: 'Die letzte Runde des Frühlings, und jetzt wählst du selbst. Ein Busch wächst nie, wirft keinen Schatten und zählt bei der Sonne nicht, aber er gehört zum Wald; jede andere Karte ist auch recht.',
  },
  scores: {
    text: ({ whatItScores }) =>
      `„${whatItScores}“ zeigt auf jedem Feld, wie viel es dort zu holen gibt, unter dieser Sonne und den nächsten.`,
  },
  springEnds: {
    text: ({ springLight, springForest }) =>
      `Der Frühling hat dir ${springLight} Punkte für die Sonne und ${springForest} für deinen größten Wald gebracht. Die Sonne ist nach rechts gerückt: Sieh, wohin die Schatten jetzt fallen, ein Feld lang hinter kleinen Bäumen, zwei hinter großen.`,
  },
  onYourOwn: {
    text: 'Von hier an spielst du allein. Der Sommer hat vier Runden, der Herbst drei, der Winter zwei. Mit jeder Nutzung wird eine Fähigkeit stärker; oft lohnt es sich, bei wenigen zu bleiben.',
  },
  autumn: {
    text: 'Herbst. Die Sonne kommt von unten. Denk an das Ende: Nur große Bäume bringen Punkte für die Fruchtbarkeit ihres Bioms.',
  },
  over: {
    text: ({ light, forest, fertility, total, title }) =>
      `Die Sonne hat dir ${light} Punkte gebracht, deine größten Wälder ${forest}, Fruchtbarkeit mal große Bäume ${fertility}. Zusammen ${total} Punkte: ${title}. Jetzt kennst du das Spiel.`,
  },
};
