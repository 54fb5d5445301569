import type { PlanetIconWords } from '../icons/types.ts';

export const de: PlanetIconWords = {
  biome:
    'Eines der sechs Biome: Mit einer Karte dieses Bioms pflanzt du hier und lässt hier wachsen, und seine Fruchtbarkeit zählt für deine großen Bäume hier.',
  wild: 'Eine Karte für alle Biome: Jeder Effekt deiner Aktion darf in einem beliebigen Biom liegen.',
  crevasse: 'Ein Feld, das immer frei bleibt; Schatten fallen trotzdem darüber.',
  powers: {
    sprout:
      'Die jüngste Pflanze: Aus ihr kann ein kleiner Baum wachsen. Als Fähigkeit pflanzt du so viele Sprosse, wie die Zahl sagt.',
    small:
      'Bringt 1 Punkt in der Sonne und wirft einen 1 Feld langen Schatten. Als Fähigkeit lässt du so viele Sprosse zu kleinen Bäumen wachsen, wie die Zahl sagt.',
    big: 'Bringt 2 Punkte in der Sonne, wirft einen 2 Felder langen Schatten und zählt am Ende die Fruchtbarkeit seines Bioms. Als Fähigkeit lässt du kleine Bäume groß werden.',
    bush: 'Gehört zu deinem Wald, wirft keinen Schatten und bleibt, wie er ist. Als Fähigkeit pflanzt du so viele Büsche, wie die Zahl sagt.',
    lake: 'Lässt beim Anlegen bis zu zwei angrenzende Felder wachsen und belegt danach nur sein Feld. Als Fähigkeit legst du so viele Seen an, wie die Zahl sagt.',
    bud: 'Bringt sofort so viele Punkte, wie auf dem Feld der Leiste stehen.',
  },
  fertility: [
    'Fruchtbarkeit',
    'Am Ende bringt dir jeder große Baum in diesem Biom 1 Punkt für jedes dieser Symbole, das dort offen liegt.',
  ],
  drought: [
    'Dürre',
    'Bleibt diese Karte übrig, dreht sie die letzte Karte ihres Bioms im Fruchtbarkeitsbereich um, und deren Fruchtbarkeit ist verloren.',
  ],
  sun: [
    'Sonnenwertung',
    'Am Ende einer Jahreszeit bringt jeder kleine Baum, den Sonnenstrahlen berühren, 1 Punkt, jeder große 2; dann rückt die Sonne eine Seite weiter.',
  ],
  forest: ['Waldwertung', 'Am Ende einer Jahreszeit bringt jeder Baum und jeder Busch deines größten Waldes 1 Punkt.'],
  season: ['Jahreszeit', 'Jeder Kreis ist eine Runde. Nach der letzten wird gewertet, und die Sonne rückt weiter.'],
  token: ['Startmarker', 'Wer die Karte darunter wählt, ist in der nächsten Runde Startspieler.'],
};
