import type { PlanetRulebookWords } from '../../rulebook/sections.ts';

export const de: PlanetRulebookWords = {
  titles: {
    P1: 'Spielmaterial',
    P2: 'Spielaufbau',
    P3: 'Das Jahr',
    P4: 'Kartenwahl',
    P5: 'Aktionen und Fähigkeiten',
    P6: 'Rundenende',
    P7: 'Ende der Jahreszeit',
    P8: 'Spielende',
    P9: 'Solo-Spiel',
  },
  rules: {
    'P1.1':
      'Alle haben eine eigene Planetentafel. Sie ist ein Raster aus quadratischen Feldern, und jedes Feld gehört zu einem von sechs Biomen. Vier der Felder sind Risse.',
    'P1.2':
      'Es gibt 42 Biomkarten: sechs von jedem Biom und sechs Freie Biomkarten. Jede Karte hat ein Biom oder ist eine Freie Biomkarte, und jede hat eine von sechs Fähigkeiten. Karten mit Biom zeigen entweder ein oder mehrere Fruchtbarkeitssymbole oder ein Dürresymbol; Freie Biomkarten zeigen kein Symbol.',
    'P1.3':
      'Alle haben sechs Fähigkeitenleisten. Jeder Spielstein beginnt auf dem ersten Feld seiner Leiste, der 0, und wird nie zurückgezogen.',
    'P1.4': 'Der Vorrat an Sprossen, Bäumen, Büschen und Seen ist unbegrenzt.',
    'P1.5':
      'Auf einem Feld steht höchstens eines: ein Spross, ein kleiner Baum, ein großer Baum, ein Busch oder ein See. Ein Riss bleibt immer frei.',
    'P2.1':
      'Das Los entscheidet, wer den Startmarker erhält. Von dort aus beginnt ihr in Zugreihenfolge mit 0, 1, 2 und 3 Punkten.',
    'P2.2': 'Alle Sonnen beginnen auf derselben Seite: oben, wenn ihr keine andere gewählt habt.',
    'P2.3':
      'Mischt den Biomstapel und deckt einzeln Karten auf, bis mindestens 5 Fruchtbarkeitssymbole zu sehen sind. Karten mit Fruchtbarkeitssymbolen kommen in den Fruchtbarkeitsbereich, nach Biom sortiert und in der Reihenfolge, in der sie aufgedeckt wurden. Alle anderen aufgedeckten Karten mischt ihr zurück in den Stapel.',
    'P3.1':
      'Das Jahr hat vier Jahreszeiten: Frühling mit 5 Runden, Sommer mit 4, Herbst mit 3 und Winter mit 2, zusammen 14.',
    'P3.2':
      'Jede Runde beginnt mit der Kartenwahl, dann kommen Aktionen und Fähigkeiten, dann das Rundenende. Nach der letzten Runde einer Jahreszeit endet die Jahreszeit.',
    'P4.1':
      'Legt eine Karte mehr, als Spieler mitspielen, offen in einer Reihe neben den Stapel: Das ist die Auslage. Links ist die Karte, die dem Stapel am nächsten liegt.',
    'P4.2': 'Beginnend mit dem Startspieler wählen alle im Uhrzeigersinn eine Karte.',
    'P4.3':
      'Sobald der Startspieler eine Karte gewählt hat, kommt der Startmarker auf die verbliebene Karte, die am weitesten links liegt.',
    'P4.4':
      'Wer die Karte mit dem Startmarker wählt, erhält auch den Startmarker und ist in der nächsten Runde Startspieler. Wählt sie niemand, geht der Startmarker zurück an den Startspieler dieser Runde.',
    'P4.5': {
      text: 'Eine Karte wird nicht gewählt. Was mit ihr geschieht, hängt von ihrem Symbol ab:',
      list: [
        'Fruchtbarkeit: Sie kommt oben auf die Karten ihres Bioms im Fruchtbarkeitsbereich.',
        'Dürre: Zuerst wird die Karte umgedreht, die dort zuletzt dazugekommen ist; ihre Fruchtbarkeitssymbole zählen nicht mehr. Dann kommt die Dürrekarte obenauf. Liegt dort noch nichts, wird sie einfach hingelegt. Eine Dürrekarte, die obenauf liegt, ist selbst die letzte Karte: Eine weitere Dürre dreht sie um und ändert sonst nichts.',
        'Kein Symbol: Sie kommt auf den Ablagestapel.',
      ],
    },
    'P4.6':
      'Ist der Stapel leer und ihr braucht eine Karte, mischt ihr den Ablagestapel zu einem neuen Stapel. Karten im Fruchtbarkeitsbereich und vor euch bleiben liegen. Braucht die Auslage mehr Karten, als der Stapel hat, legt ihr zuerst aus, was da ist, mischt dann und füllt den Rest auf.',
    'P5.1':
      'Alle spielen gleichzeitig, jeder auf dem eigenen Planeten. Du musst genau eine Aktion ausführen und darfst die Fähigkeit deiner Karte nutzen: ganz vor der Aktion oder ganz danach, nie mittendrin.',
    'P5.2':
      'Es gibt zwei Effekte. Pflanzen: einen Spross auf ein freies Feld stellen. Wachsen lassen: einen Spross durch einen kleinen Baum ersetzen oder einen kleinen Baum durch einen großen. Keine Größe wird übersprungen, und nichts wird kleiner; Büsche und Seen bleiben, wie sie sind.',
    'P5.3': {
      text: 'Es gibt vier Aktionen:',
      list: [
        'A: bis zu dreimal pflanzen.',
        'B: bis zu zweimal wachsen lassen, auf verschiedenen Feldern.',
        'C: bis zu einmal pflanzen und bis zu einmal wachsen lassen, auf verschiedenen Feldern und in beliebiger Reihenfolge.',
        'D: einmal pflanzen oder einmal wachsen lassen, in einem beliebigen Biom.',
      ],
    },
    'P5.4':
      'A, B und C gelten nur im Biom der Karte, die du in dieser Runde gewählt hast. Mit einer Freien Biomkarte darfst du jeden einzelnen Effekt in einem beliebigen Biom nutzen. Bei D ignorierst du die Biom-Vorgabe.',
    'P5.5': '„Bis zu“ heißt: auch weniger, auch gar nicht.',
    'P5.6':
      'Wenn du die Fähigkeit nutzt, rückst du zuerst ihren Spielstein ein Feld nach rechts, höchstens bis zum letzten. Dann nutzt du die Fähigkeit bis zu so oft, wie dort steht. Fähigkeiten gelten in einem beliebigen Biom, jeder Effekt, wo du willst.',
    'P5.7': {
      text: 'Es gibt sechs Fähigkeiten:',
      list: [
        'Spross pflanzen.',
        'Kleinen Baum wachsen lassen: Ersetze einen Spross durch einen kleinen Baum.',
        'Großen Baum wachsen lassen: Ersetze einen kleinen Baum durch einen großen.',
        'Busch pflanzen: Stelle einen Busch auf ein freies Feld.',
        'See anlegen: Lege einen See auf ein freies Feld. Lass dann sofort bis zu zweimal wachsen, auf zwei verschiedenen Feldern, die waagrecht oder senkrecht an diesen See angrenzen.',
        'Knospen zählen: Du erhältst einmal so viele Punkte, wie auf dem Feld der Leiste stehen.',
      ],
    },
    'P5.8':
      'Dass die Felder verschieden sein müssen, gilt nur innerhalb der Aktion B oder C. Eine Fähigkeit darf ein Feld betreffen, das die Aktion in dieser Runde benutzt hat, und umgekehrt. Legst du mehrere Seen an, lässt jeder für sich bis zu zweimal wachsen.',
    'P5.9': 'Nutzt du die Fähigkeit einer Karte nicht, bleibt ihr Spielstein stehen.',
    'P6.1':
      'Sind alle fertig, endet die Runde. Liegen vor jedem so viele Karten, wie die Jahreszeit Runden hat, endet die Jahreszeit. Sonst beginnt die nächste Runde mit dem neuen Startspieler.',
    'P7.1':
      'Sonnenwertung. Die Sonne steht an einer Seite, und von dort laufen ihre Sonnenstrahlen gerade über das Raster. Ein kleiner Baum wirft einen 1 Feld langen Schatten hinter sich, ein großer einen 2 Felder langen. Auch Bäume im Schatten werfen ihren eigenen. Risse, freie Felder und alles andere zählen für die Länge eines Schattens mit. Sprosse, Büsche und Seen werfen keinen Schatten und bringen hier keine Punkte.',
    'P7.2':
      'Ein Baum ist verdeckt, wenn er im Schatten eines mindestens gleich großen Baumes steht. Jeder kleine Baum, der von Sonnenstrahlen berührt wird, bringt 1 Punkt, jeder große 2.',
    'P7.3':
      'Waldwertung. Kleine Bäume, große Bäume und Büsche, die waagrecht oder senkrecht aneinander angrenzen, bilden einen Wald. Dein größter Wald bringt 1 Punkt für jeden Baum und jeden Busch darin. Seen und Sprosse verbinden nicht.',
    'P7.4':
      'Jahreszeitenwechsel. Nach dem Winter endet das Spiel. Sonst beginnt die nächste Jahreszeit: Alle Karten vor euch kommen auf den Ablagestapel, und jede Sonne rückt im Uhrzeigersinn eine Seite weiter: oben, rechts, unten, links.',
    'P8.1':
      'Die Fruchtbarkeit eines Bioms ist die Zahl der Fruchtbarkeitssymbole, die dort offen liegen. Für jedes Biom erhältst du dessen Fruchtbarkeit mal die Zahl deiner großen Bäume in diesem Biom.',
    'P8.2':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer in Zugreihenfolge zuerst kommt, gezählt vom Spieler, der nach der letzten Runde den Startmarker hat.',
    'P9.1':
      'Du spielst gegen einen Solo-Gegner, der keinen Planeten hat. Die Auslage hat 3 Karten. Die Zugreihenfolge richtet sich wie üblich nach dem Startmarker, und der Solo-Gegner kann ihn mit der Karte bekommen, die er wählt. Wer beginnt, entscheidet das Los, und die Startpunkte sind wie üblich.',
    'P9.2':
      'Der Solo-Gegner wählt eine Freie Biomkarte, wenn es eine gibt; sonst die Karte mit den meisten Fruchtbarkeitssymbolen; sonst, wenn nur noch Dürrekarten da sind, die Karte, deren Biom im Fruchtbarkeitsbereich die wenigsten offenen Fruchtbarkeitssymbole hat. Bei Gleichstand wählt er die Karte, die dem Stapel am nächsten liegt.',
    'P9.3':
      'Deine Punkte bringen dir einen Titel: bis 120 Brokkoli, ab 121 Bonsai, ab 136 Olivenbaum, ab 151 Stechpalme, ab 161 Birke, ab 171 Kiefer, ab 181 Eiche, ab 191 Affenbrotbaum, ab 201 Mammutbaum.',
  },
  inShort: [
    'Jede Runde wählst du eine Karte: Ihr Biom sagt, wo du deine Aktion ausführst, ihr Bild ist eine zusätzliche Fähigkeit.',
    'Pflanze Sprosse und lass sie zu kleinen, dann zu großen Bäumen wachsen.',
    'Am Ende jeder Jahreszeit zählen die Bäume, die von Sonnenstrahlen berührt werden, und dein größter Wald. Dann wandert die Sonne weiter.',
    'Die Karte, die niemand wählt, ändert die Fruchtbarkeit ihres Bioms. Am Ende bringt jeder große Baum so viele Punkte, wie sein Biom fruchtbar ist.',
  ],
};
