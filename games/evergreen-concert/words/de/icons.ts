import type { ConcertIconWords } from '../icons/types.ts';

export const de: ConcertIconWords = {
  card: 'Einer der sechs Künstler: Oben auf einem Stapel gibt eine Karte dem Besitzer so viel Einfluss auf diesen Künstler, wie ihr Wert sagt.',
  icons: {
    disc: [
      'Künstlerscheibe',
      'Wer den größten Einfluss auf den Künstler hat, besitzt sie; die Zahl oben ist die Beliebtheit, die sie in einem Konzert bringt.',
    ],
    hit: [
      'Top-Hit-Scheibe',
      'Der Künstler unter dem Tonarm hat den Hit und zählt in Konzerten doppelt, nur im Schlusskonzert nicht.',
    ],
    double: ['Der Hit', 'Dieser Künstler zählt in Konzerten doppelt, solange der Hit hier bleibt.'],
    tickets: [
      'Übrige Konzerte',
      'Eine Eintrittskarte für jedes Konzert, das noch veranstaltet werden darf; in der Partie sind es drei.',
    ],
    gala: ['Gala', 'Eines deiner Konzerte darf dein Galakonzert sein: Alle seine Punkte zählen doppelt.'],
    hand: ['Handkarten', 'So viele Karten hat dieser Spieler noch; weitere bekommt niemand.'],
    back: ['Verdeckt gewählte Karte', 'Für die Vorrunde gewählt: Alle werden gleichzeitig aufgedeckt.'],
    glass: [
      'Sanduhr',
      'Der Zug muss enden, bevor sie abgelaufen ist; übrige Zeit bekommt, wer als Nächstes am Zug ist.',
    ],
  },
};
