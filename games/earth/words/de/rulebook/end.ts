import type { RulesOf } from '../../../rulebook/sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
  'E13.1': 'Jede Faunakarte darfst du einmal beanspruchen, mit einem Blatt.',
  'E13.2':
    'Ein Ziel ist erreicht, wenn es an irgendeinem Haltepunkt des Zuges gilt, auch wenn es später nicht mehr gilt. Am Ende des Zuges, nach Schritt 4, darfst du auf jede Faunakarte, deren Ziel du erreicht hast, ein Blatt auf den besten freien Rang legen.',
  'E13.3': 'Was du beansprucht hast, verlierst du nie.',
  'E13.4': 'Frühere Züge kommen vor späteren. Innerhalb eines Zuges geht es im Uhrzeigersinn vom aktiven Spieler an.',
  'E13.5':
    'Nach Rang bringt eine Faunakarte 15, 11, 8, 6 und 5 Siegpunkte; auf der Stufe Einsteiger immer 10. Auf eine Karte passen nur 5 Blätter; wer als Sechster kommt, behält sein Blatt.',
  'E13.6':
    'Du musst nichts beanspruchen. Was du auslässt, kannst du in einem späteren Zug beanspruchen, in dem du das Ziel wieder erreichst.',
  'E13.7': 'Ohne Blatt kannst du nichts beanspruchen.',
  'E14.1':
    'Hat jemand 16 Karten im Raster, spielt ihr die Runde zu Ende, damit alle gleich oft aktiver Spieler waren. Dann endet die Partie.',
  'E14.2':
    'Wer zuerst 16 Karten hat, legt ein Blatt auf den Bonus: 11 Siegpunkte, ohne Abundance 7. Ohne Blatt kein Bonus.',
  'E14.3':
    'Werden im selben Zug mehrere fertig, bekommt den Bonus der aktive Spieler, sonst von ihm aus der Erste im Uhrzeigersinn.',
  'E14.4': 'Bis zum Ende spielen alle wie gewohnt weiter.',
  'E14.5':
    'Nach Schritt 4 des letzten Zuges dürfen alle noch jederzeit spielbare Ereignisse spielen, umwandeln und keimen lassen. Was dabei erreicht wird, kommt hinter alles früher Beanspruchte. Dann folgt die Schlusswertung.',
  'E15.1': {
    text: 'Der Wertungsblock hat zehn Zeilen:',
    list: [
      'Siegpunkte von Raster, Insel und Klima.',
      'Siegpunkte gespielter Ereignisse, auch negative.',
      '1 je Karte in deinem Kompost.',
      '1 je Spross auf deiner Flora.',
      'Wachstum.',
      'Braune Fähigkeiten deiner Terrains.',
      'Dein eigenes Ökosystem.',
      'Das erste gemeinsame Ökosystem.',
      'Das zweite gemeinsame Ökosystem.',
      'Faunakarten und der Bonus.',
    ],
  },
  'E15.2': 'Gelagerte Sprossen, Erde, Samen, Blätter und Handkarten bringen 0.',
  'E15.3':
    'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet die meiste Erde, dann Handkarten, Wachstum, Sprossen auf Flora und Karten im Kompost. Ist auch das gleich, teilt ihr euch den Sieg.',
  'E16.1':
    'In Teams spielt ihr 2 gegen 2, 2 gegen 2 gegen 2 oder 3 gegen 3. Teammitglieder sitzen nebeneinander. 2 gegen 2 geht auch ohne Abundance.',
  'E16.2':
    'Erhältst du Karten, Kompost, Erde, Sprossen, Wachstum oder Samen, darfst du davon auf das Teamtableau legen. Alle im Team dürfen es bis zum Ende des Zuges nehmen; was dann noch da liegt, verfällt.',
  'E16.3': 'Wo du einen Gegner wählst, darf es kein Teammitglied sein.',
  'E16.4': 'Sonst ist ein Teammitglied neben dir ein Nachbar und gehört zu den anderen.',
  'E16.5': 'Alle werten wie üblich. Die Siegpunkte des Teams sind die Summe; die höchste Summe gewinnt.',
  'E16.6':
    'Was du vom Teamtableau nimmst, setzt du nach den üblichen Regeln. Auch was eine Fähigkeit an einen Ort bindet und was du geschenkt bekommst, darf darauf; was keinen Platz fände, verfällt trotzdem.',
  'E16.7':
    'Die Züge gehen nach der Spielernummer, und die Nummern wechseln zwischen den Teams. Nachbarn sind, die nebeneinander sitzen.',
  'E16.8':
    'Teammitglieder dürfen offen reden und gemeinsam entscheiden. Die Handkarten der anderen seht ihr hier nicht.',
  'E17.1':
    'Solo spielst du auf der Stufe Standard oder Fortgeschritten mit einer Schwierigkeit. Gaia hat einen Stapel von 6 Karten, 5 Blätter und, mit Abundance, 10 Sprossen; du hast 2 Samen und beginnst.',
  'E17.2': {
    text: 'In deinem Zug nimmst du den großen Vorteil und aktivierst. Dann reagiert Gaia; auf den zwei höheren Schwierigkeiten gilt die größere Zahl:',
    list: [
      'Grün: Die gezogenen Karten, die du nicht behältst, kommen auf ihren Wertungsstapel.',
      'Rot: Sie kompostiert 2 oder 5 Karten vom Stapel und 1 mehr je 2 Erde, die du erhalten hast.',
      'Blau: Sie erhält 1 Spross je Karte mit einer blauen Fähigkeit in deinem Spielbereich und 0 oder 3 mehr.',
      'Gelb: Sie erhält 1 Wachstum je Karte, die du gezogen hast, und 0 oder 3 mehr.',
    ],
  },
  'E17.3':
    'In ihrem Zug wird Gaias nächste Karte aufgedeckt. Du nimmst den Teil für dich, wenn es einen gibt, aktivierst die Farbe, und dann nimmt sie ihren Teil. In ihrem Zug bist du nicht aktiver Spieler.',
  'E17.4': {
    text: 'Ihre Karten bringen ihr:',
    list: [
      'Wässern: 7 Sprossen und 1 je blaue Karte in deinem Spielbereich.',
      'Wachsen: 7 Wachstum und 1 je Karte, die du in diesem Zug gezogen hast.',
      'Kompostieren: Sie kompostiert 8 und erhält dann so viel Erde wie du in diesem Zug.',
      'Pflanzen: 3 Erdkarten kommen auf ihren Wertungsstapel.',
    ],
  },
  'E17.5':
    'In diesem Zug erhalten und gezogen ist, was die Aktion und deine Fähigkeiten dieser Farbe dir gebracht haben. Ereignisse, Umwandeln, Samen und gekeimte Karten zählen nicht.',
  'E17.6':
    'Zwei ihrer Karten gelten der Fauna: Du wählst eine der zwei oberen oder der zwei unteren Faunakarten, die sie noch nicht hat, und sie legt ein Blatt auf den besten freien Rang, bevor du in diesem Zug etwas beanspruchst. Auf der Schwierigkeit Einsteiger fällt ihr nächster Zug aus. Auf der Schwierigkeit Experte erhält sie dazu 8 Erde, 2 Karten für ihren Wertungsstapel, 4 Sprossen oder 3 Wachstum, je nach Karte.',
  'E17.7': 'Sobald Gaia 10 Erde hat, werden daraus 5 Karten, die sie vom Stapel kompostiert.',
  'E17.8':
    'Die vier Schwierigkeiten: Einsteiger mit schwachen Reaktionen und ausgelassenen Zügen, Mittel mit schwachen Reaktionen, Schwer mit starken Reaktionen, Experte mit starken Reaktionen und Zugaben.',
  'E17.9':
    'Sprossen für andere gehen an Gaia. Wo eine Fähigkeit bei Nachbarn zählt, zählt sie in deinem eigenen Spielbereich. Ein Blatt, das du umwandelst, geht an sie. Karten, die sie zieht, kommen auf ihren Wertungsstapel. Bei Ereignissen „Zwischen den Zügen“ macht sie mit, wenn sie ganz bezahlen kann.',
  'E17.10':
    'Die Partie endet, wenn du deine 16. Karte pflanzt: Beende den Zug mit Gaias Teil und nimm den Bonus. Oder sie endet, wenn Gaias Stapel zum zweiten Mal leer ist, nach 12 Karten; dann nimmt sie den Bonus.',
  'E17.11': {
    text: 'Gaia wertet:',
    list: [
      'Die Siegpunkte jeder Karte ihres Wertungsstapels, immer positiv gezählt.',
      '1 je Karte im Kompost und 1 je Spross.',
      'Wachstum in Türmen von 5, 4, 3, 2 und 1 und dann wieder ab 5: Ein ganzer bringt 7, 6, 5, 4 oder 3, Stämme eines unfertigen je 1.',
      'Faunakarten nach Rang und den Bonus, 11 mit Abundance und 7 ohne. Nur mit Abundance: 5 je Blatt auf ihrem Tableau. Nichts für Erde, Terrains oder Ökosysteme.',
    ],
  },
  'E17.12': 'Du gewinnst, wenn du mehr Siegpunkte hast als sie.',
  'E17.13': 'Wo beim Spieler gezählt wird, der am meisten hat, zählt nur dein eigener Spielbereich.',
};
