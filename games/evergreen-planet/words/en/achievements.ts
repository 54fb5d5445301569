import type { AchievementTexts } from '../achievement-words.ts';

export const achievements: AchievementTexts = {
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
};
