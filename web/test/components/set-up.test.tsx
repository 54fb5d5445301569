import { act, within } from '@testing-library/react';
import { sample } from '@grove/game-kit/sample';
import { games } from '@grove/games';
import { materialFile } from '@grove/games/evergreen-planet/material';
import { itemAt, valuesFor } from '@grove/kernel';
import { expect, test, vi } from 'vitest';
import { findGame } from '../../boards/find.ts';
import { loadOnce } from '../../boards/load-once.ts';
import { defaultBot } from '../../local-game/bot-choices.ts';
import type { GameSetUp } from '../../local-game/begin-game.ts';
import { PERSON } from '../../local-game/seating.ts';
import { storedName } from '../../local-game/seat-names.ts';
import { isDrawn } from '../../set-up/drawn-fields.tsx';
import { SetUp } from '../../set-up/form.tsx';
import { usualBot } from '../../set-up/remembered.ts';
import { seatChoicesOf } from '../../set-up/sitters.ts';
import { setUpWords } from '../../set-up/words/index.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = words;

const coverOf = (id: string) =>
  itemAt(
    games.map(({ cover }) => cover).filter((cover) => cover.id === id),
    0,
  );

/** The fields that a game draws itself are loaded first, so that no test waits for a file. */
async function drawSetUp(cover = sample.cover, isPlayable = true) {
  await Promise.all(Object.values(findGame(cover.id)?.setUpFields ?? {}).map(loadOnce));
  const start = vi.fn<(setUp: GameSetUp) => Promise<boolean>>(async () => isPlayable);
  const drawn = await act(async () =>
    drawPage(<SetUp cover={cover} seats={seatChoicesOf(cover, [], defaultBot(cover.bots))} start={start} />),
  );
  return { ...drawn, start };
}

type Drawn = Awaited<ReturnType<typeof drawSetUp>>;

test('somebody and a bot sit down unless more is chosen', async () => {
  const { screen, user, start } = await drawSetUp();
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(itemAt(start.mock.calls, 0)[0].seating).toEqual([PERSON, defaultBot(sample.cover.bots)]);
});

/** Gives the seat that is shown to somebody, by their card. */
const seat = (screen: Drawn['screen'], name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

test('there are as many seats to fill as players', async () => {
  const { screen, user } = await drawSetUp(coverOf('earth'));
  for (const players of [3, 4, 5, 6]) {
    await user.click(screen.getByRole('radio', { name: String(players) }));
    expect(within(screen.getByRole('group', { name: en.seats })).getAllByRole('radio')).toHaveLength(players - 1);
  }
  await user.click(screen.getByRole('radio', { name: '1' }));
  expect(screen.queryByRole('radio', { name: /^Nora/ })).toBeNull();
});

test('an option says what it means, and is off unless it is chosen', async () => {
  const { screen, user, start } = await drawSetUp(coverOf('earth'));
  const { label, values, note = '' } = itemAt(coverOf('earth').words.en.options, 'planting');
  const select = screen.getByRole('combobox', { name: label, description: note });
  await user.selectOptions(select, itemAt(values, 'faceDown'));
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(itemAt(start.mock.calls, 0)[0].options).toMatchObject({ planting: 'faceDown' });
  await user.click(screen.getByRole('radio', { name: '1' }));
  expect(screen.queryByRole('combobox', { name: label })).toBeNull();
});

test('a strong bot can be asked for a style of the game, and keeps it with another strong level', async () => {
  const { screen, user, start } = await drawSetUp(coverOf('evergreen-planet'));
  const styles = () => screen.queryByRole('group', { name: setUpWords.en.style });
  expect(styles()).toBeNull();
  await user.click(seat(screen, 'Victor'));
  await user.click(screen.getByRole('radio', { name: 'Forest' }));
  await user.click(seat(screen, 'Sybil'));
  expect(seat(screen, 'Sybil')).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Forest' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(itemAt(start.mock.calls, 0)[0].seating).toEqual([PERSON, 'ancient-forest']);
  await user.click(screen.getByRole('radio', { name: setUpWords.en.anyStyle }));
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(itemAt(start.mock.calls, 1)[0].seating).toEqual([PERSON, 'ancient']);
  await user.click(seat(screen, 'Nora'));
  expect(styles()).toBeNull();
});

test('in teams every seat says whom it plays with', async () => {
  const { screen, user } = await drawSetUp(coverOf('earth'));
  await user.click(screen.getByRole('radio', { name: '4' }));
  const { label } = coverOf('earth').words.en.options['teams'] ?? { label: '' };
  const seats = () => within(screen.getByRole('group', { name: en.seats })).getAllByRole('radio');
  const labels = () => seats().map((one) => one.closest('label')?.querySelector('.team-tag')?.textContent);
  expect(labels()).toEqual([undefined, undefined, undefined]);
  await user.selectOptions(screen.getByRole('combobox', { name: label }), '2v2');
  expect(labels()).toEqual([setUpWords.en.team(2), setUpWords.en.yourTeam, setUpWords.en.team(2)]);
});

test('every seat has its own choice, and people at this device their own names', async () => {
  const { screen, user, start } = await drawSetUp(coverOf('evergreen-planet'));
  await user.type(screen.getByRole('textbox', { name: en.yourName }), 'Ada');
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(seat(screen, 'Sybil'));
  const seats = within(screen.getByRole('group', { name: en.seats }));
  await user.click(itemAt(seats.getAllByRole('radio'), 1));
  await user.click(seat(screen, en.person));
  await user.type(screen.getByRole('textbox', { name: setUpWords.en.nameOf(3) }), 'Ben');
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(itemAt(start.mock.calls, 0)[0]).toMatchObject({
    seating: [PERSON, 'ancient', PERSON],
    names: ['Ada', '', 'Ben'],
  });
});

test('bots are shown by strength with a sentence each, and measures are not offered', async () => {
  const { screen } = await drawSetUp(coverOf('evergreen-concert'));
  const strengths = screen.getAllByRole('img', { name: /^Strength/ }).map((bar) => bar.getAttribute('aria-label'));
  expect(strengths).toEqual([1, 2, 3, 4].map((level) => setUpWords.en.strength(level, 4)));
  expect(screen.queryByRole('radio', { name: /Random|Greedy/ })).toBeNull();
});

test('with somebody elsewhere it becomes a table, and nobody else can share this device', async () => {
  const { screen, user, sent } = await drawSetUp(coverOf('evergreen-planet'));
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(seat(screen, setUpWords.en.open));
  const seats = within(screen.getByRole('group', { name: en.seats }));
  await user.click(itemAt(seats.getAllByRole('radio'), 1));
  expect(seat(screen, en.person).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: setUpWords.en.makeTable }));
  // The part that makes tables is loaded first, which a busy machine takes its time for.
  const isSent = () => expect(sent().map(({ address }) => address)).toContain('/api/v1/guests');
  await vi.waitFor(isSent, { timeout: 60_000 });
});

test('the bot that was played last is the usual one', async () => {
  const cover = coverOf('evergreen-planet');
  const { screen, user } = await drawSetUp(cover);
  await user.click(seat(screen, 'Victor'));
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(usualBot(cover)).toBe('tree');
});

test('a name that is too long stays as it was typed, is told by how much, and waits for a shorter one', async () => {
  const { screen, user } = await drawSetUp();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: en.yourName });
  await user.type(name, 'a'.repeat(23));
  expect(name.value).toHaveLength(23);
  expect(name.validationMessage).toBe(en.nameTooLong(3, 20));
  expect(screen.getByText(en.nameTooLong(3, 20))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(storedName()).toBe('');
  await user.type(name, '{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText(en.nameTooLong(1, 20))).toBeNull();
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(storedName()).toBe('a'.repeat(20));
});

test('the name is kept for the next time', async () => {
  const { screen, user } = await drawSetUp();
  await user.type(screen.getByRole('textbox', { name: en.yourName }), 'Ada');
  await user.click(screen.getByRole('button', { name: en.start }));
  expect(storedName()).toBe('Ada');
});

test('options that do not go together are refused in words, and the person can choose again', async () => {
  const { screen, user } = await drawSetUp(sample.cover, false);
  await user.click(screen.getByRole('button', { name: en.start }));
  expect((await screen.findByText(en.optionsRefused)).getAttribute('role')).toBe('status');
});

test('people at one screen have the timer of the rules, a person among bots has none, and a choice stands', async () => {
  const cover = coverOf('evergreen-concert');
  const { screen, user } = await drawSetUp(cover);
  const timer = screen.getByRole<HTMLSelectElement>('combobox', {
    name: itemAt(cover.words.en.options, 'timer').label,
  });
  expect(timer.value).toBe('0');
  await user.click(seat(screen, en.person));
  expect(timer.value).toBe('60');
  await user.selectOptions(timer, '0');
  expect(timer.value).toBe('0');
});

test('C1.4: two artists of the ring change places, and the usual order comes back', async () => {
  const { screen, user, start } = await drawSetUp(coverOf('evergreen-concert'));
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: en.start }));
    return start.mock.calls.at(-1)?.[0].options.ring;
  };
  expect(await begin()).toBeUndefined();
  await user.click(screen.getByText('Order on the hit disc'));
  await user.click(screen.getByRole('button', { name: 'Blue' }));
  await user.click(screen.getByRole('button', { name: 'Orange' }));
  expect(await begin()).toEqual(['orange', 'lilac', 'green', 'yellow', 'brown', 'blue']);
  await user.click(screen.getByRole('button', { name: 'Usual order' }));
  expect(await begin()).toEqual(['orange', 'blue', 'lilac', 'green', 'yellow', 'brown']);
});

const planetFile = (change: object) =>
  new File([JSON.stringify({ ...materialFile('reconstruction'), ...change })], 'mine.json', {
    type: 'application/json',
  });

test('a planet of one’s own comes from a file, and gives way to another choice', async () => {
  const { screen, user, start } = await drawSetUp(coverOf('evergreen-planet'));
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: en.start }));
    return start.mock.calls.at(-1)?.[0].options;
  };
  const crevasses = ['a1', 'f1', 'a6', 'f6'];
  await user.upload(screen.getByLabelText('Open a planet file'), planetFile({ crevasses }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Your own' })).checked).toBe(true);
  expect(await begin()).toMatchObject({ planet: 'reconstruction', material: { crevasses } });
  await user.click(screen.getByRole('radio', { name: 'Twins' }));
  expect(await begin()).toMatchObject({ planet: 'twins', material: null });
});

test('a file that is no planet says why, and the choice stays', async () => {
  const { screen, user } = await drawSetUp(coverOf('evergreen-planet'));
  await user.click(screen.getByRole('radio', { name: 'Currents' }));
  await user.upload(screen.getByLabelText('Open a planet file'), planetFile({ crevasses: ['a1'], tracks: 3 }));
  await screen.findByText('mine.json is not a planet yet:');
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'there must be 4 different crevasses (P1.1)',
    '“tracks” must be an object of powers and steps',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Currents' }).checked).toBe(true);
});

test.each(games.map(({ cover }) => cover))(
  'every option of $id that leaves a choice is offered in words',
  async (cover) => {
    const { screen } = await drawSetUp(cover);
    const { min, max } = cover.players;
    const players = Math.min(max, Math.max(2, min));
    const open = Object.entries(cover.options).filter(([, spec]) => valuesFor(spec, players).length > 1);
    expect(open.length).toBeGreaterThan(0);
    for (const [name, spec] of open) {
      const { label, values } = itemAt(cover.words.en.options, name);
      const expected = valuesFor(spec, players).map((value) => itemAt(values, String(value)));
      if (isDrawn(cover.id, name)) {
        for (const value of expected) expect(screen.getByRole('radio', { name: value })).toBeTruthy();
      } else {
        const offered = screen.getByRole('combobox', { name: label }).querySelectorAll('option');
        expect([...offered].map((option) => option.textContent)).toEqual(expected);
      }
    }
  },
);
