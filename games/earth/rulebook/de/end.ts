import type { RulesOf } from '../sections.ts';

export const end: RulesOf<'E13' | 'E14' | 'E15' | 'E16' | 'E17'> = {
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
};
