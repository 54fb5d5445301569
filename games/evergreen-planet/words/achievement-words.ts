import { type AchievementWords, type ByLanguage, typesetWords } from '@grove/game-kit';

export type AchievementName =
  | 'olive-tree'
  | 'birch'
  | 'oak'
  | 'sequoia'
  | 'forest'
  | 'light'
  | 'fertility'
  | 'without-buds'
  | 'four-planets'
  | 'first-day'
  | 'seven-days'
  | 'thirty-days';

export const achievementWords: ByLanguage<Readonly<Record<AchievementName, AchievementWords>>> = typesetWords({
  en: {
    'olive-tree': { name: 'Olive tree', done: '136 points alone on a planet.' },
    birch: { name: 'Birch', done: '161 points alone on a planet.' },
    oak: { name: 'Oak', done: '181 points alone on a planet.' },
    sequoia: { name: 'Sequoia', done: '201 points alone on a planet.' },
    forest: { name: 'Deep forest', done: 'A forest of twenty trees and bushes at the end of a season.' },
    light: { name: 'Bright season', done: 'Twenty points of light in one season.' },
    fertility: { name: 'Rich soil', done: 'Fifty points from fertility in one game.' },
    'without-buds': { name: 'Leaves only', done: '151 points alone, none of them from buds.' },
    'four-planets': { name: 'Four planets', done: 'A game on each of the four planets.' },
    'first-day': { name: 'A planet a day', done: 'A planet of the day played.' },
    'seven-days': { name: 'A week of planets', done: 'The planet of the day, seven days in a row.' },
    'thirty-days': { name: 'Thirty planets', done: 'The planet of the day on thirty days.' },
  },
  fr: {
    'olive-tree': { name: 'Olivier', done: '136 points en solitaire sur une Planète.' },
    birch: { name: 'Bouleau', done: '161 points en solitaire sur une Planète.' },
    oak: { name: 'Chêne', done: '181 points en solitaire sur une Planète.' },
    sequoia: { name: 'Séquoia', done: '201 points en solitaire sur une Planète.' },
    forest: { name: 'Forêt profonde', done: 'Une Forêt de vingt pions en fin de Saison.' },
    light: { name: 'Saison lumineuse', done: 'Vingt points de Lumière en une Saison.' },
    fertility: { name: 'Sol riche', done: 'Cinquante points de Fertilité en une partie.' },
    'without-buds': { name: 'Rien que des feuilles', done: '151 points en solitaire, aucun grâce aux Bourgeons.' },
    'four-planets': { name: 'Quatre Planètes', done: 'Une partie sur chacune des quatre Planètes.' },
    'first-day': { name: 'Une Planète par jour', done: 'Une Planète du jour jouée.' },
    'seven-days': { name: 'Une semaine de Planètes', done: 'La Planète du jour, sept jours de suite.' },
    'thirty-days': { name: 'Trente Planètes', done: 'La Planète du jour, trente jours en tout.' },
  },
  de: {
    'olive-tree': { name: 'Olivenbaum', done: '136 Punkte allein auf einem Planeten.' },
    birch: { name: 'Birke', done: '161 Punkte allein auf einem Planeten.' },
    oak: { name: 'Eiche', done: '181 Punkte allein auf einem Planeten.' },
    sequoia: { name: 'Mammutbaum', done: '201 Punkte allein auf einem Planeten.' },
    forest: { name: 'Tiefer Wald', done: 'Ein Wald aus zwanzig Bäumen und Büschen am Ende einer Jahreszeit.' },
    light: { name: 'Helle Jahreszeit', done: 'Zwanzig Punkte in einer Sonnenwertung.' },
    fertility: { name: 'Guter Boden', done: 'Fünfzig Punkte Fruchtbarkeit in einer Partie.' },
    'without-buds': { name: 'Nur Blätter', done: '151 Punkte allein, keiner davon aus Knospen.' },
    'four-planets': { name: 'Vier Planeten', done: 'Eine Partie auf jedem der vier Planeten.' },
    'first-day': { name: 'Ein Planet am Tag', done: 'Den Planeten des Tages gespielt.' },
    'seven-days': {
      name: 'Eine Woche Planeten',
      done: 'Den Planeten des Tages an sieben Tagen hintereinander gespielt.',
    },
    'thirty-days': { name: 'Dreißig Planeten', done: 'Den Planeten des Tages an dreißig Tagen gespielt.' },
  },
  es: {
    'olive-tree': { name: 'Olivo', done: '136 puntos en solitario en un Planeta.' },
    birch: { name: 'Abedul', done: '161 puntos en solitario en un Planeta.' },
    oak: { name: 'Roble', done: '181 puntos en solitario en un Planeta.' },
    sequoia: { name: 'Secuoya', done: '201 puntos en solitario en un Planeta.' },
    forest: { name: 'Bosque profundo', done: 'Un Bosque de veinte Árboles y Arbustos al final de una Estación.' },
    light: { name: 'Estación luminosa', done: 'Veinte puntos de Luz en una Estación.' },
    fertility: { name: 'Bioma fértil', done: 'Cincuenta puntos de Fertilidad en una partida.' },
    'without-buds': { name: 'Solo hojas', done: '151 puntos en solitario, ninguno por Florecimiento.' },
    'four-planets': { name: 'Cuatro Planetas', done: 'Una partida en cada uno de los cuatro Planetas.' },
    'first-day': { name: 'Un Planeta al día', done: 'Un Planeta del día jugado.' },
    'seven-days': { name: 'Una semana de Planetas', done: 'El Planeta del día, siete días seguidos.' },
    'thirty-days': { name: 'Treinta Planetas', done: 'El Planeta del día en treinta días.' },
  },
});
