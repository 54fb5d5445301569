import type { PlanetExampleWords } from '../../examples/words.ts';

export const de: PlanetExampleWords = {
  'P2.1': [
    'Das Los hat entschieden: Ana ist Startspielerin und hat den Startmarker.',
    ({ first, second, third, yours }) =>
      `Von ihr aus beginnt ihr in Zugreihenfolge mit je einem Punkt mehr: Ana mit ${first}, Ben mit ${second}, Cleo mit ${third} und du mit ${yours}. Ana wählt zuerst eine Karte.`,
  ],
  'P2.3': [
    ({ cards, icons }) =>
      `Es wurde aufgedeckt, bis genug Fruchtbarkeit zu sehen war: ${cards} Karten mit ${icons} Fruchtbarkeitssymbolen liegen im Fruchtbarkeitsbereich.`,
    'Auf deinem Planeten steht noch nichts. Der Frühling beginnt, und die Sonne scheint von oben.',
    ({ yours, hers }) =>
      `Du bist Startspieler und beginnst mit ${yours} Punkten, Ana mit ${hers}. Die erste Auslage liegt bereit.`,
  ],
  'P3.2': [
    'Eine Runde beginnt mit der Kartenwahl: Du hast die Schneekarte gewählt, Ana die Wiesenkarte. Auf deinem Planeten steht noch nichts.',
    ({ sprouts }) => `Dann kommen die Aktionen. Du führst Aktion A aus und pflanzt ${sprouts} Sprosse im Schneebiom.`,
    ({ sprouts }) =>
      `Der Spielstein der Fähigkeit auf deiner Karte rückt weiter, und du pflanzt ${sprouts} weitere Sprosse, in einem beliebigen Biom.`,
    ({ round, cards }) =>
      `Du und Ana seid fertig, und die Runde endet. Runde ${round} beginnt mit einer neuen Auslage aus ${cards} Karten.`,
  ],
  'P4.4': [
    ({ players, cards }) =>
      `${players} Spieler sind dabei, also liegen ${cards} Karten in der Auslage. Du bist Startspieler.`,
    'Du wählst die Schneekarte. Sofort kommt der Startmarker auf die verbliebene Karte, die am weitesten links liegt.',
    'Ana wählt diese Karte und erhält den Startmarker: Sie beginnt die nächste Runde. Die Getreidekarte bleibt übrig.',
  ],
  'P4.5': [
    ({ icons }) =>
      `Im Schneebiom liegen ${icons} Fruchtbarkeitssymbole offen. In der Auslage wartet eine Schneekarte mit Dürresymbol.`,
    'Du wählst die Freie Biomkarte. Ana hat noch die Wahl.',
    ({ icons }) =>
      `Ana wählt Wiese, also bleibt die Dürre übrig: Sie dreht die letzte Schneekarte um und liegt nun obenauf. Im Schneebiom zählen nur noch ${icons} Fruchtbarkeitssymbole.`,
  ],
  'P5.2': [
    'Du hast eine Schneekarte mit der Fähigkeit „großer Baum“ gewählt und führst Aktion C aus: einmal pflanzen und einmal wachsen lassen, im Schneebiom.',
    ({ space }) => `Pflanzen: Ein Spross kommt auf das freie Feld ${space}.`,
    ({ space }) => `Wachsen lassen: Der Spross auf ${space} wird zu einem kleinen Baum.`,
    ({ space }) =>
      `Die Fähigkeit lässt noch einmal wachsen, in einem beliebigen Biom: Der kleine Baum auf ${space} wird zu einem großen.`,
  ],
  'P5.3': [
    ({ grows, targets }) =>
      `Aktion B mit einer Schneekarte: bis zu ${grows}-mal im Schneebiom wachsen lassen. Auf ${targets} Feldern geht das.`,
    ({ space, targets }) =>
      `Der kleine Baum auf ${space} wird zu einem großen. Danach muss es ein anderes Feld sein: ${targets} stehen zur Wahl.`,
    ({ space }) => `Der Spross auf ${space} wird zu einem kleinen Baum. Sprosse in anderen Biomen müssen warten.`,
  ],
  'P5.6': [
    'Deine Karte zeigt die Fähigkeit „Spross pflanzen“. Ihr Spielstein steht noch auf dem ersten Feld.',
    ({ strength }) =>
      `Nutze die Fähigkeit: Zuerst rückt der Spielstein ein Feld nach rechts. Dort steht, wie oft sie wirkt: ${strength}-mal.`,
    ({ sprouts }) => `Also pflanzt du ${sprouts} Sprosse in beliebigen Biomen, obwohl deine Karte für Getreide gilt.`,
  ],
  'P5.7': [
    ({ lakes }) => `Die Fähigkeit „See anlegen“ wirkt jetzt ${lakes}-mal: So viele Seen darfst du anlegen.`,
    ({ space, grows, targets }) =>
      `Ein See kommt auf ${space}. Sofort darfst du bis zu ${grows} angrenzende Felder wachsen lassen; auf ${targets} geht das.`,
    'Ein kleiner Baum ist groß geworden und ein Spross zu einem kleinen Baum. Der andere Spross bleibt.',
  ],
  'P5.8': [
    ({ space }) => `Aktion A pflanzt Sprosse auf der Wiese, einen davon auf ${space}.`,
    ({ space }) =>
      `Dann wirkt die Fähigkeit „kleinen Baum wachsen lassen“ auf ${space}, dem Feld der Aktion: vom freien Feld zum Baum in einer Runde.`,
  ],
  'P6.1': [
    ({ round }) => `Runde ${round}: Du bist fertig, Ana spielt noch auf ihrem eigenen Planeten.`,
    ({ round }) => `Nun ist auch Ana fertig, und die Runde endet. Runde ${round} beginnt mit einer neuen Auslage.`,
  ],
  'P7.1': [
    'Im Frühling steht die Sonne oben, und ihre Strahlen laufen gerade nach unten über den Planeten.',
    ({ tree, length }) => `Der große Baum auf ${tree} wirft seinen Schatten auf die ${length} Felder hinter sich.`,
    ({ tree, shaded }) => `Der Schatten des kleinen Baumes auf ${tree} reicht nur bis zum nächsten Feld, ${shaded}.`,
    'Im Sommer steht die Sonne rechts: Dieselben Bäume werfen ihre Schatten jetzt nach links.',
  ],
  'P7.2': [
    ({ trees, dark }) =>
      `Ein Baum im Schatten eines mindestens gleich großen Baumes ist verdeckt: Von diesen ${trees} Bäumen sind es ${dark}.`,
    ({ tree, small }) =>
      `Der große Baum auf ${tree} steht im Schatten des kleinen auf ${small}. Der ist kleiner, also berühren ihn die Sonnenstrahlen trotzdem.`,
    ({ small, big, points }) =>
      `Der Frühling endet. Von Sonnenstrahlen berührt sind ${small} kleine und ${big} große Bäume: ${points} Punkte.`,
  ],
  'P7.3': [
    ({ size }) =>
      `Mehrere Wälder, und keiner hat mehr als ${size} Bäume und Büsche. Sprosse und Seen zählen nicht und verbinden nicht.`,
    ({ space, size }) =>
      `Ein Busch auf ${space} grenzt an beide und verbindet sie: Der größte Wald zählt jetzt ${size}.`,
    ({ points }) =>
      `Am Ende des Frühlings bringt jeder Baum und jeder Busch darin einen Punkt, zusammen ${points} Punkte.`,
  ],
  'P7.4': [
    'Die letzte Runde des Frühlings. Die Sonne steht oben.',
    ({ cards }) =>
      `Die Jahreszeit ist vorbei: Die Karten vor euch kommen auf den Ablagestapel, dort liegen nun ${cards}. Die Sonne rückt im Uhrzeigersinn eine Seite weiter, und der Sommer beginnt mit neuen Schatten.`,
  ],
  'P8.1': [
    ({ icons, trees, points }) =>
      `Im Schneebiom liegen ${icons} Fruchtbarkeitssymbole offen, und ${trees} deiner großen Bäume stehen dort: ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} Punkte.`,
    ({ icons, trees, points }) =>
      `Auf der Wiese sind es ${icons}\u00A0×\u00A0${trees}\u00A0=\u00A0${points} Punkte. Große Bäume, wo nichts fruchtbar ist, bringen nichts.`,
    ({ points }) => `Am Spielende bringt dir die Fruchtbarkeit zusammen ${points} Punkte.`,
  ],
  'P9.2': [
    ({ cards }) => `Allein gegen den Solo-Gegner: ${cards} Karten in der Auslage, und du beginnst.`,
    'Du wählst die Blumenkarte. Der Solo-Gegner wählt am liebsten Freie Biomkarten, also die in der Mitte. Übrig bleibt eine Dürre.',
  ],
};
