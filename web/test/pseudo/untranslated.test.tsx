import { plainWords } from '@grove/game-kit/pseudo';
import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { cards } from '@grove/games/earth/material';
import { itemAt, playersNear, SeededChance } from '@grove/kernel';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../boards/find.ts';
import { loadOnce } from '../../boards/load-once.ts';
import { NewGame } from '../../online/lobby/new-game.tsx';
import { MakeTournamentPage } from '../../online/tournaments/make/page.tsx';
import { HomePage } from '../../home/page.tsx';
import { MissingPage } from '../../pages/missing.tsx';
import { SetUp } from '../../set-up/form.tsx';
import { OPEN, seatChoicesOf } from '../../set-up/sitters.ts';
import { words } from '../../words/index.ts';
import { drawPage } from '../components/draw-page.tsx';

/** The house, the languages' own names, what the tests call people and parts, and names on Earth's cards, which the page in English has in English. */
const SAME = new Set(
  [
    'Grove',
    'Français',
    'Deutsch',
    'Español',
    'Ada Ben Cleo Dan Eve Finn',
    'the header',
    'once more',
    'rule',
    ...cards.map(({ name }) => name),
  ].flatMap(plainWords),
);

/** The page is there, and in the language for tests. */
function expectTranslated(): void {
  expect(document.body.textContent).toMatch(/áá|éé|íí|óó|úú/);
  expect(plainOnPage()).toEqual([]);
}

const HEARD = ['aria-label', 'title', 'placeholder', 'alt'];

/** What is read or heard on the page in words that nobody can translate; dates are written by the browser. */
function plainOnPage(): string[] {
  const { body } = document;
  const heard = [...body.querySelectorAll('*')].flatMap((element) =>
    element.matches('[translate=no]') ? [] : HEARD.map((name) => element.getAttribute(name) ?? ''),
  );
  const leaves = [...body.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style, time, [lang=la]'),
  );
  const read = leaves.flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
  );
  return [...new Set([...read, ...heard].flatMap(plainWords))].filter((word) => !SAME.has(word));
}

test('the page speaks the language for tests', () => {
  expect(words.en.start).toBe('Stáárt');
  expect(plainWords('Stáárt a1, 3 of Grove')).toEqual(['Grove']);
});

const covers = games.map(({ cover }) => cover);
const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['the first page', <HomePage key="home" manifests={games} />],
  ['a page that is not there', <MissingPage key="missing" />],
  ['a new table', <NewGame key="table" manifests={games} />],
  ['a new tournament', <MakeTournamentPage key="tournament" manifests={games} />],
  ...covers.map(
    (cover) =>
      [
        `the set-up of ${cover.id}`,
        <SetUp key={cover.id} cover={cover} seats={seatChoicesOf(cover, [], OPEN)} start={async () => true} />,
      ] as const,
  ),
];

test.each(PAGES)('nothing on %s is left untranslated', async (_name, page) => {
  await Promise.all(games.flatMap(({ setUpFields = {} }) => Object.values(setUpFields).map(loadOnce)));
  await act(async () => drawPage(page));
  expectTranslated();
});

describe.each(gameModules)('the board of $game.id', ({ game }) => {
  test.each([1, 30, 120])('leaves nothing untranslated after %i steps', async (steps) => {
    const board = findGame(game.id)?.board;
    if (board === undefined) throw new Error(`${game.id} has no board`);
    const chance = SeededChance.from('pseudo');
    const scene = sceneAt(
      game,
      { players: playersNear(game.players, 2), seed: 'pseudo' },
      (match, seat) => {
        const moves = match.game.moves(match.state, seat);
        return itemAt(moves, chance.pick(moves.length));
      },
      (match) => match.over || match.steps.length >= steps,
    );
    drawBoard(await board(), scene);
    expectTranslated();
  });
});
