import { gameModules } from '@grove/games/loaded';
import { itemAt } from '@grove/kernel';
import { anna, bert, cleo, Scene } from '@grove/table/scene';
import { describe, expect, test } from 'vitest';
import { type Ahead, chosenInWords, inWords, nextSteps } from '../online/days/next-steps.ts';

const PEOPLE = [anna, bert, cleo];

describe.each(gameModules)('steps that can be foreseen in $game.id', ({ game, bots, words }) => {
  /** After so many first legal steps, what somebody who is not waited for sees; undefined if everybody is. */
  function aheadAfter(steps: number): Ahead | undefined {
    const scene = Scene.started({ game, bots: Object.keys(bots) }, PEOPLE);
    for (let i = 0; i < steps; i++) {
      const onTurn = PEOPLE.find((_, seat) => itemAt(scene.view().seats, seat).waited);
      if (onTurn !== undefined) scene.step(onTurn, itemAt(scene.moves(onTurn), 0));
    }
    const seat = scene.view().seats.findIndex(({ waited }) => !waited);
    if (seat < 0) return undefined;
    const say: Ahead['say'] = (view, step, text) => words.en.turn?.(view, [step], (other) => `seat ${other}`) ?? text;
    const view = scene.view(itemAt(PEOPLE, seat)).playing?.view;
    return { game, view, seat, chosen: [], say };
  }
  const positions = Array.from({ length: 30 }, (_, steps) => aheadAfter(steps)).filter((one) => one !== undefined);

  test('are told in words that differ, and read back as they were offered', () => {
    const offered = positions.filter((ahead) => {
      const steps = nextSteps(ahead);
      expect(new Set(steps.map(({ said }) => said)).size).toBe(steps.length);
      expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length);
      const [first] = steps;
      if (first !== undefined) expect(chosenInWords({ ...ahead, chosen: [first.text] })).toEqual([first]);
      return first !== undefined;
    });
    expect(offered).not.toEqual([]);
  });

  test('what is no step, or leads nowhere, stays as it is written', () => {
    const ahead = itemAt(positions, 0);
    expect(inWords(ahead, 'fly away')).toBe('fly away');
    expect(chosenInWords({ ...ahead, chosen: ['fly away'] })).toEqual([{ text: 'fly away', said: 'fly away' }]);
    expect(nextSteps({ ...ahead, chosen: ['fly away'] })).toEqual([]);
  });
});
