import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
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
};
