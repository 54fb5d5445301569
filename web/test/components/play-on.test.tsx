import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { randomRecord } from '@grove/game-kit/random-records';
import { itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { PERSON } from '../../local-game/seating.ts';
import { playRecord } from '../../replay/play-record.ts';
import { PlayOn } from '../../replay/play-on.tsx';
import { replayWords } from '../../replay/words/index.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = replayWords;
const { tree, ancient, seedling } = words.en.botNames;
const module = itemAt(gameModules, 0);
const record = randomRecord(module, 3, 'played on');
const played = playRecord(module, record);

function drawPlayOn(sat: readonly string[], step = 1) {
  const manifest = itemAt(
    games.filter(({ cover }) => cover.id === module.game.id),
    0,
  );
  const opened = { manifest, record, played, canReview: true, nameOf: String, sat, reader: undefined };
  const drawn = drawPage(<PlayOn opened={opened} source={{ packed: 'AbC' }} viewpoint={{ step, viewer: 0 }} />);
  const against = drawn.screen.getByRole('combobox', { name: en.against }) as HTMLSelectElement;
  return { ...drawn, against, chosen: () => against.options[against.selectedIndex]?.textContent };
}

test('those who sat there are proposed, each in their seat', async () => {
  const { chosen, screen, user, history } = drawPlayOn([PERSON, 'tree', 'ancient']);
  expect(chosen()).toBe(`${tree} and ${ancient}`);
  await user.click(screen.getByRole('button', { name: en.continueHere }));
  expect(history.at(-1)).toBe('/continue#game=AbC&step=1&as=1');
});

test('where all were the same bot it is named once, and another can be chosen for all', async () => {
  const { against, screen, user, history } = drawPlayOn([PERSON, 'tree', 'tree']);
  expect([...against.querySelectorAll('option')].filter(({ textContent }) => textContent === tree)).toHaveLength(1);
  await user.selectOptions(against, seedling ?? '');
  await user.click(screen.getByRole('button', { name: en.continueHere }));
  expect(history.at(-1)).toBe('/continue#game=AbC&step=1&as=1&bot=seedling');
});

test('a game that is over cannot be played on', () => {
  const { screen } = drawPlayOn([], played.positions.length - 1);
  expect(screen.getByRole('button', { name: en.continueHere }).hasAttribute('disabled')).toBe(true);
});
