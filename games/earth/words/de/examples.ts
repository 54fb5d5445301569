import type { EarthExampleWords } from '../../examples/words.ts';

export const de: EarthExampleWords = {
  'E2.8': [
    ({ paid, drawn }) =>
      `Ana spielt ein Ereignis „Zwischen den Zügen“: Sie hat ${paid} Sprossen bezahlt und ${drawn} Karten gezogen. Auch du wirst gefragt, aber auf deinem Gras liegt kein Spross.`,
    ({ sprouts }) =>
      `Nichts ist halb getan, also darfst du dich erst vorbereiten: Du gibst deinen Samen für ${sprouts} Sprossen aus.`,
    ({ paid, drawn }) => `Jetzt kannst du mitmachen. Du bezahlst ${paid} Sprossen und ziehst ${drawn} Karten.`,
  ],
  'E4.4': [
    'Ana pflanzt. Du hast nichts zu pflanzen und bist fertig.',
    ({ paid, soil }) =>
      `Sie überlegt noch, also darfst du zurückkommen und ein Ereignis spielen: ${paid} Sprossen für ${soil} Erde.`,
  ],
  'E5.1': [
    'Du bist am Zug. Oben siehst du, was du hast, unten, was Ana hat.',
    ({ soil, cards }) =>
      `Du wählst Rot, Kompostieren. Du erhältst ${soil} Erde und kompostierst ${cards} Karten vom Stapel, ohne sie anzusehen.`,
    ({ soil }) => `Ana erhält den kleinen Vorteil und nimmt eine der Möglichkeiten: ${soil} Erde.`,
  ],
  'E5.2': [
    ({ cards }) => `Du wählst Gelb, Wachsen. Zuerst ziehst du ${cards} Karten.`,
    ({ growth }) => `Dann erhältst du ${growth} Wachstum, und beides kommt auf die Eiche.`,
    ({ hers, yours }) =>
      `Ana nimmt eine der Möglichkeiten ganz: Sie zieht ${hers} Karten. Dann wird Gelb aktiviert, und die Eiche gibt dir ${yours} weitere Karten.`,
    ({ growth }) => `Zuletzt der Busch: ${growth} Wachstum. Damit ist er ausgewachsen.`,
  ],
  'E5.3': [
    ({ soil }) =>
      `Du hast Grün gewählt, Pflanzen, und hast ${soil} Erde. Die Scheibe auf jeder Handkarte zeigt ihre Kosten.`,
    ({ paid, left }) =>
      `Die Eiche wird neben eine Karte deines Rasters gepflanzt. Sie kostet ${paid} Erde; ${left} bleiben.`,
    ({ cards }) => `Die Minze kostet nichts. Nach dem Pflanzen siehst du dir ${cards} Karten vom Stapel an.`,
    'Du behältst die Palme, die anderen kommen auf den Ablagestapel.',
  ],
  'E5.4': [
    'Dein Raster vor einer blauen Aktion, Wässern.',
    ({ placed, spaces }) =>
      `Sprossen kommen auf freie Sprossenfelder, verteilt, wie du willst: ${placed} auf die Eiche, die nicht mehr als ${spaces} hat.`,
    ({ placed, soil }) => `Die anderen ${placed} kommen auf das Gras. Danach erhältst du ${soil} Erde.`,
  ],
  'E6.3': [
    'Rot wird aktiviert. Rote Fähigkeiten kommen Reihe für Reihe dran, jede von links nach rechts.',
    ({ cards }) => `Zuerst die Karte oben links: Du ziehst ${cards} Karte.`,
    ({ sprouts }) => `Dann die Karte rechts daneben: ${sprouts} Sprossen, die du auf sie setzt.`,
    ({ paid, soil }) =>
      `Dann die Reihe darunter: ${paid} Spross von den eben erhaltenen bezahlt ${soil} Erde. Die Karte ohne rote Fähigkeit wird übergangen.`,
  ],
  'E7.4': [
    ({ cost, soil }) =>
      `Die Eiche kostet ${cost} Erde, und du hast nur ${soil}. Aber die braune Fähigkeit deines Terrains macht Bäume billiger.`,
    ({ paid, soil }) => `Also kostet die Eiche ${paid} Erde, und ${soil} bleibt übrig.`,
  ],
  'E7.6': [
    'Dein Raster vor einer grünen Aktion. Das Gras auf deiner Hand hat eine schwarze Fähigkeit.',
    ({ sprouts }) => `Sobald es gepflanzt ist, gibt es ${sprouts} Sprossen. Du setzt sie sofort.`,
    'Erst dann pflanzt du die nächste Karte.',
  ],
  'E8.1': [
    ({ sprouts }) => `Auf deinem Gras liegen ${sprouts} Sprossen, aber du hast kaum Erde.`,
    ({ paid, soil }) => `An einem Haltepunkt wandelst du ${paid} Sprossen in ${soil} Erde um.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Alle Sprossenfelder deines Rasters sind besetzt: ${sprouts} Sprossen liegen dort.`,
    ({ stored }) => `Eine gelbe Fähigkeit gibt mehr. Da kein Feld frei ist, lagerst du ${stored} Sprossen.`,
  ],
  'E9.5': [
    ({ cards }) => `Ana pflanzt einen Pilz. Er gibt ihr ${cards} Karten und allen anderen Sprossen.`,
    ({ stored }) =>
      `Du nimmst ${stored} Sprossen. Weil sie von jemand anderem kommen, gehen sie in dein Lager, obwohl dein Gras freie Felder hat.`,
    ({ sprouts }) => `Im dritten Schritt des Zuges versetzt du sie auf dein Gras. Dort liegen jetzt ${sprouts}.`,
  ],
  'E10.3': [
    ({ spaces }) => `Dieser Busch hat ${spaces} Wachstumsfelder, und seine gelbe Fähigkeit gibt Wachstum.`,
    'Das erste Wachstum ist ein Stamm.',
    ({ points, pieces }) =>
      `Was das letzte Feld füllt, ist die Krone. Am Ende bringt sie ${points} Siegpunkte statt ${pieces} für das Wachstum.`,
  ],
  'E11.1': [
    ({ sprouts }) => `Du hast ${sprouts} Sprossen und kaum Erde, aber ein Ereignis auf der Hand.`,
    ({ paid, soil, points }) =>
      `Du spielst es: Du bezahlst ${paid} Sprossen und erhältst ${soil} Erde. Die Karte kommt auf deinen Ereignisstapel und kostet dich am Ende ${points} Siegpunkte.`,
  ],
  'E11.7': [
    'Der Zug ist fast vorbei, und du hast ein Ereignis „Zwischen den Zügen“ auf der Hand.',
    ({ paid, drawn, composted }) =>
      `Du spielst es und musst ${paid} Sprossen bezahlen. Du ziehst ${drawn} Karten und kompostierst ${composted} vom Stapel.`,
    ({ paid, drawn, composted }) =>
      `Ana will das auch: Sie bezahlt ebenfalls ${paid} Sprossen, zieht ${drawn} Karten und kompostiert ${composted}.`,
  ],
  'E12.2': [
    'Du gibst einen Samen aus, um eine Karte keimen zu lassen, und nennst dein Suchkriterium: einen Baum. Das ist deine Hand bisher.',
    ({ revealed }) =>
      `Karten werden von der Unterseite des Stapels aufgedeckt. Nach ${revealed} Karten ist der erste Baum da.`,
    'Er kommt auf deine Hand; die anderen aufgedeckten kommen auf den Ablagestapel.',
  ],
  'E13.2': [
    ({ need, yours, hers }) => `Der Maulwurf verlangt ${need} Erde. Du hast ${yours}, Ana hat ${hers}.`,
    ({ yours, hers }) =>
      `Du wählst Rot, Kompostieren. Jetzt hast du ${yours} Erde und Ana ${hers}: Ihr habt das Ziel beide erreicht.`,
    ({ points, leaves }) =>
      `Am Ende des Zuges werden Blätter gelegt. Du bist aktiv und kommst zuerst dran: ${points} Siegpunkte. ${leaves} Blätter bleiben dir.`,
    ({ points }) => `Ana erhält den nächsten Rang, ${points} Siegpunkte.`,
  ],
  'E14.1': [
    ({ cards }) => `Du hast ${cards} Karten gepflanzt, und die letzte ist auf deiner Hand.`,
    ({ cards }) => `Mit ${cards} Karten ist dein Raster voll, und das Ende der Partie ist nah.`,
    ({ points }) => `Am Ende des Zuges kommt dein letztes Blatt auf den Bonus: ${points} Siegpunkte.`,
    ({ yours, hers }) =>
      `Ana hat noch ihren Zug, damit die Runde zu Ende ist. Dann folgt die Schlusswertung: ${yours} Siegpunkte für dich, ${hers} für Ana.`,
  ],
  'E15.1': [
    ({ cards }) =>
      `Ein Teil einer Wertung. Zuerst die Siegpunkte auf den Wimpeln der Karten, Insel und Klima eingeschlossen: ${cards}.`,
    ({ sprouts, growth }) =>
      `Dann ${sprouts} Siegpunkte für Sprossen und ${growth} für Wachstum: Die ausgewachsene Karte bringt ihre Krone, die andere ihren Stamm.`,
    ({ terrain, compost }) =>
      `Dann die braune Fähigkeit des Terrains mit ${terrain} Siegpunkten und ${compost} für die Karten im Kompost.`,
  ],
  'E16.2': [
    ({ soil }) => `Du und Ben seid ein Team. Du hast Rot gewählt und ${soil} Erde erhalten.`,
    ({ laid }) => `Ben braucht Erde, also legst du ${laid} auf das Teamtableau.`,
    ({ taken, left }) =>
      `Ben nimmt ${taken}. Was übrig ist (${left}), verfällt am Ende des Zuges, wenn es niemand aus deinem Team nimmt.`,
  ],
  'E17.3': [
    'Gaias Zug: Ihre nächste Karte wird aufgedeckt. Sie ist blau, Wässern, und gibt dir den kleinen Vorteil.',
    ({ soil }) => `Du nimmst ${soil} Erde.`,
    ({ sprouts }) => `Dann aktivierst du Blau wie in jedem Zug: ${sprouts} Sprossen für dich.`,
    ({ card, blue, sprouts }) =>
      `Zuletzt nimmt Gaia ihren Teil: ${card} Sprossen und ${blue} mehr für die blauen Karten in deinem Spielbereich. Sie hat jetzt ${sprouts}.`,
  ],
  'E18.1': [
    ({ deck, discard }) =>
      `Deine Eiche lässt dich ziehen, aber der Stapel hat nur noch ${deck} Karte. Auf dem Ablagestapel liegen ${discard} Karten.`,
    ({ drawn, deck }) =>
      `Du ziehst die letzte, der Ablagestapel wird zu einem neuen Stapel gemischt, und du ziehst weiter: zusammen ${drawn} Karten. Im neuen Stapel sind noch ${deck} Karten.`,
  ],
  'E18.2': [
    ({ compost }) =>
      `Die blaue Fähigkeit des Pilzes kostet eine Karte von deinem Kompost. Dort liegen ${compost} Karten, verdeckt.`,
    ({ compost, soil }) =>
      `Die oberste Karte kommt auf den Ablagestapel, aussuchen darfst du sie nicht. Du erhältst ${soil} Erde; ${compost} Karten bleiben in deinem Kompost.`,
  ],
  'E19.6': [
    'Die blaue Fähigkeit der Kartoffel gibt jedem Kraut in ihrer Spalte einen Spross, auch ihr selbst.',
    ({ sprouts }) =>
      `Die Kräuter der Spalte erhalten zusammen ${sprouts} Sprossen. Der Busch ist kein Kraut, und die Quecke neben der Kartoffel liegt in einer anderen Spalte.`,
  ],
  'E19.7': [
    'Die Sumpfsprossen links dürfen eine blaue Fähigkeit einer anderen Karte kopieren, hier die der Kartoffel.',
    ({ sprouts }) =>
      `Sie gilt, als stünde sie auf der kopierenden Karte, also zählt deren Spalte. Die Karte gilt selbst als jede Art, auch als Kraut: ${sprouts} Sprossen.`,
  ],
  'E20.9': [
    ({ cards, points }) =>
      `Der Bergkamm wertet die längste Linie steiniger Karten, die durch ihn geht. Sie ist jetzt ${cards} Karten lang: ${points} Siegpunkte.`,
    ({ cards, points }) =>
      `Ein steiniger Pilz schließt die Lücke zur Quecke. Die Linie darf um Ecken gehen, immer über eine Kante, und ist nun ${cards} Karten lang: ${points} Siegpunkte.`,
  ],
  'E20.11': [
    'Der Berg bringt Siegpunkte, wenn seine Reihe voll ist und sich alle Karten darin in der Farbe ihrer Fähigkeit unterscheiden. Ein Feld ist noch frei.',
    ({ points }) =>
      `Der rote Pilz füllt die Reihe. Grün, Gelb, Blau und Rot: Für jede Karte lässt sich eine Farbe wählen, die keine andere hat, also ${points} Siegpunkte.`,
  ],
  'E21.2': [
    ({ trees, points }) =>
      `Dein Ökosystem wertet Bäume nach einer Tabelle. Für ${trees} Bäume gibt sie ${points} Siegpunkte.`,
    ({ trees, points }) => `Mit einem Baum mehr gilt der nächste Eintrag: ${trees} Bäume, ${points} Siegpunkte.`,
  ],
};
