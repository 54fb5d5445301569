import type { EarthExampleWords } from './types.ts';

export const de: EarthExampleWords = {
  'E5.1': [
    'Du bist am Zug. Oben siehst du, was du hast, unten, was Ana hat.',
    ({ soil, cards }) =>
      `Du wählst Rot, Kompostieren. Du erhältst ${soil} Erde und kompostierst ${cards} Karten vom Stapel, ohne sie anzusehen.`,
    ({ soil }) => `Ana erhält den kleinen Vorteil und nimmt eine der Möglichkeiten: ${soil} Erde.`,
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
  'E8.1': [
    ({ sprouts }) => `Auf deinem Gras liegen ${sprouts} Sprossen, aber du hast kaum Erde.`,
    ({ paid, soil }) => `An einem Haltepunkt wandelst du ${paid} Sprossen in ${soil} Erde um.`,
  ],
  'E9.3': [
    ({ sprouts }) => `Alle Sprossenfelder deines Rasters sind besetzt: ${sprouts} Sprossen liegen dort.`,
    ({ stored }) => `Eine gelbe Fähigkeit gibt mehr. Da kein Feld frei ist, lagerst du ${stored} Sprossen.`,
  ],
  'E10.3': [
    ({ spaces }) => `Dieser Busch hat ${spaces} Wachstumsfelder, und seine gelbe Fähigkeit gibt Wachstum.`,
    'Das erste Wachstum ist ein Stamm.',
    ({ points, pieces }) =>
      `Was das letzte Feld füllt, ist die Krone. Am Ende bringt sie ${points} Siegpunkte statt ${pieces} für das Wachstum.`,
  ],
  'E12.2': [
    'Du gibst einen Samen aus, um eine Karte keimen zu lassen, und nennst dein Suchkriterium: einen Baum. Das ist deine Hand bisher.',
    ({ revealed }) =>
      `Karten werden von der Unterseite des Stapels aufgedeckt. Nach ${revealed} Karten ist der erste Baum da.`,
    'Er kommt auf deine Hand; die anderen aufgedeckten kommen auf den Ablagestapel.',
  ],
  'E15.1': [
    ({ cards }) =>
      `Ein Teil einer Wertung. Zuerst die Siegpunkte auf den Wimpeln der Karten, Insel und Klima eingeschlossen: ${cards}.`,
    ({ sprouts, growth }) =>
      `Dann ${sprouts} Siegpunkte für Sprossen und ${growth} für Wachstum: Die ausgewachsene Karte bringt ihre Krone, die andere ihren Stamm.`,
    ({ terrain, compost }) =>
      `Dann die braune Fähigkeit des Terrains mit ${terrain} Siegpunkten und ${compost} für die Karten im Kompost.`,
  ],
  'E17.3': [
    'Gaias Zug: Ihre nächste Karte wird aufgedeckt. Sie ist blau, Wässern, und gibt dir den kleinen Vorteil.',
    ({ soil }) => `Du nimmst ${soil} Erde.`,
    ({ sprouts }) => `Dann aktivierst du Blau wie in jedem Zug: ${sprouts} Sprossen für dich.`,
    ({ card, blue, sprouts }) =>
      `Zuletzt nimmt Gaia ihren Teil: ${card} Sprossen und ${blue} mehr für die blauen Karten in deinem Spielbereich. Sie hat jetzt ${sprouts}.`,
  ],
};
