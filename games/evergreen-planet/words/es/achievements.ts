import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
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
};
