import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
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
};
