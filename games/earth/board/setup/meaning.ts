import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { cards } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';

/** What a side means for the game, in short sentences: the start that an island gives, what an objective can bring (E3.7, E21). */
export function meaningOf(side: number, language: Language): string[] {
  const { setup } = cardWords[language];
  const { abilities, points, kind } = itemAt(cards, side);
  const start = abilities.find((ability) => ability.start)?.start;
  const score = abilities.find((ability) => ability.score)?.score;
  const seeds = abilities.filter(({ when }) => when === 'setup').flatMap(({ gain }) => gain);
  return [
    ...(start === undefined
      ? []
      : [setup.keeps(start.draw - start.compost), setup.composts(start.compost), setup.soil(start.soil)]),
    ...seeds.filter(({ what }) => what === 'seed').map(({ n }) => setup.seeds(n)),
    ...(score?.table === undefined ? [] : [setup.atMost(Math.max(...score.table))]),
    ...(score?.maxVp === undefined ? [] : [setup.atMost(score.maxVp)]),
    ...(points === 0 || kind === 'ecosystem' ? [] : [setup.worth(points)]),
  ];
}
