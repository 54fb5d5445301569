import { gameModule } from '@grove/games/loaded';
import { itemAt } from '@grove/kernel';
import type { Person, Settings, TableSummary, TableView } from '@grove/protocol';
import { LONGEST_STEP, MOST_PREPARED_STEPS } from '@grove/protocol/limits';
import type { TableCommand } from '@grove/table';
import { anna, bert, Scene } from '@grove/table/scene';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CalendarPanel } from '../../online/days/calendar-panel.tsx';
import { Nudge } from '../../online/days/nudge.tsx';
import { Prepare } from '../../online/days/prepare.tsx';
import { usePushOffer } from '../../online/days/use-push-offer.tsx';
import { storeSession } from '../../online/session.ts';
import type { TableClient } from '../../online/connection/table-client.ts';
import { SeatRows } from '../../online/table/seat-rows.tsx';
import type { TableProps } from '../../online/table/table-props.ts';
import { drawPage } from './draw-page.tsx';

const HOUR = 3_600_000;
const module = gameModule('evergreen-planet');
const tableGame = { game: module.game, bots: Object.keys(module.bots) };

/** A table of days at which somebody plays and somebody waits; what is sent reaches it at once. */
function daysTable(settings: Partial<Settings> = {}) {
  const scene = Scene.started(tableGame, [anna, bert], { clock: { kind: 'days', days: 2 }, ...settings });
  const isAnnas = itemAt(scene.view().seats, 0).waited;
  const [onTurn, waiting] = isAnnas ? [anna, bert] : [bert, anna];
  const propsOf = (person: Person): TableProps => ({
    module,
    view: scene.view(person),
    nameOf: (seat) => scene.table.data.seats[seat]?.person?.name ?? '',
    client: { send: (command: TableCommand) => void scene.do(person, command) } as unknown as TableClient,
    state: {
      connection: 'connected',
      view: scene.view(person),
      log: [],
      shownLog: scene.story(person),
      isLogPartial: false,
      presence: { people: [], spectators: 0 },
      isBusy: false,
      refusal: undefined,
      isStepRefused: false,
      failure: undefined,
      clockSkew: 0,
    },
  });
  return { scene, onTurn, waiting, propsOf, turn: isAnnas ? 0 : 1 };
}

/** Plays until it is somebody's turn; the others leave them the step that they want. */
function playToTurnOf(scene: Scene, { id }: Person, wanted: string): void {
  for (;;) {
    const { seats } = scene.view();
    const next = seats.find(({ waited }) => waited)?.person;
    if (next === undefined || next === null) throw new Error('the game is over');
    if (next.id === id) return;
    scene.step(next, itemAt(scene.moves(next), scene.moves(next)[0] === wanted ? 1 : 0));
  }
}

test('people in the list of the table wear the colours and letters of their seats', () => {
  const { waiting, turn, propsOf } = daysTable();
  const { screen } = drawPage(<SeatRows {...propsOf(waiting)} />);
  const rows = within(screen.getByRole('list', { name: 'Seats' })).getAllByRole('listitem');
  const marks = rows.map((row) => row.querySelector<HTMLElement>('[data-sign]'));
  // As on the board, the reader is called You there.
  expect(itemAt(marks, 1 - turn)?.textContent).toBe('Y');
  expect(new Set(marks.map((mark) => mark?.style.getPropertyValue('--ground'))).size).toBe(2);
});

test('steps are chosen from a list in words, kept, changed and withdrawn', async () => {
  const { scene, waiting, propsOf } = daysTable();
  const page = drawPage(<Prepare {...propsOf(waiting)} />);
  const { screen, user } = page;
  const again = () => page.drawAgain(<Prepare {...propsOf(waiting)} />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect([button('Prepare').disabled, button('Withdraw').disabled]).toEqual([true, true]);
  await user.click(button('Add a step'));
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add a step' });
  expect(document.activeElement).toBe(list);
  const offered = [...list.options].slice(1);
  // Words, not notation.
  expect(offered.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Take /));
  const first = itemAt(offered, 0);
  await user.selectOptions(list, first.value);
  const chosen = () => within(screen.getByRole('list', { name: 'Prepared steps' })).getAllByRole('listitem');
  expect(chosen().map(({ textContent }) => textContent)).toEqual([`${first.text}×`]);
  // Nothing is prepared before it is said.
  expect(scene.view(waiting).prepared).toEqual([]);
  await user.click(button('Prepare'));
  expect(scene.view(waiting).prepared).toEqual([first.value]);
  again();
  expect(screen.getByText('Prepared')).toBeTruthy();

  await user.selectOptions(list, itemAt([...list.options], 1).value);
  expect(chosen()).toHaveLength(2);
  expect(screen.queryByText('Prepared')).toBeNull();
  await user.click(button('Prepare'));
  expect(scene.view(waiting).prepared).toHaveLength(2);
  again();
  await user.click(button(`Remove ${first.text}`));
  expect(chosen()).toHaveLength(1);
  await user.click(button('Withdraw'));
  again();
  expect(scene.view(waiting).prepared).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Prepared steps' })).toBeNull();
});

test('what was prepared is played and gone; whose turn it is prepares nothing', async () => {
  const { scene, onTurn, waiting, propsOf } = daysTable();
  expect(drawPage(<Prepare {...propsOf(onTurn)} />).container.textContent).toBe('');
  const page = drawPage(<Prepare {...propsOf(waiting)} />);
  await page.user.click(page.screen.getByRole('button', { name: 'Add a step' }));
  const list = page.screen.getByRole<HTMLSelectElement>('combobox');
  const step = itemAt([...list.options], list.options.length - 1).value;
  await page.user.selectOptions(list, step);
  await page.user.click(page.screen.getByRole('button', { name: 'Prepare' }));
  playToTurnOf(scene, waiting, step);
  expect(scene.pass(0)).toEqual(['moved']);
  expect(scene.view(waiting)).toMatchObject({ prepared: [], dropped: null });
  page.drawAgain(<Prepare {...propsOf(waiting)} />);
  expect(page.screen.queryByRole('list', { name: 'Prepared steps' })).toBeNull();
});

test('typed steps stay a way, and one that is not legal any more is dropped with a word', async () => {
  const { scene, waiting, propsOf } = daysTable();
  const page = drawPage(<Prepare {...propsOf(waiting)} />);
  await page.user.click(page.screen.getByText('Type the steps'));
  await page.user.type(page.screen.getByRole('textbox', { name: 'Prepared steps' }), ' fly away {Enter}');
  await page.user.click(page.screen.getByRole('button', { name: 'Prepare' }));
  expect(scene.view(waiting).prepared).toEqual(['fly away']);
  playToTurnOf(scene, waiting, 'fly away');
  expect(scene.pass(0)).toEqual(['prepared']);
  page.drawAgain(<Prepare {...propsOf(waiting)} />);
  expect(page.screen.getByRole('status').textContent).toContain('“fly away” was not legal any more');
  expect(page.screen.queryByRole('button')).toBeNull();
});

test('more steps than the server takes are stopped with a word, and so is a line that is too long', async () => {
  const { scene, waiting, propsOf } = daysTable();
  const { screen, user } = drawPage(<Prepare {...propsOf(waiting)} />);
  await user.click(screen.getByText('Type the steps'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prepared steps' });
  const typed = (text: string) => fireEvent.change(box, { target: { value: text } });
  const prepare = screen.getByRole<HTMLButtonElement>('button', { name: 'Prepare' });
  const steps = Array.from({ length: MOST_PREPARED_STEPS + 1 }, (_, i) => `step ${i}`);
  typed(steps.join('\n'));
  expect(screen.getByRole('alert').textContent).toBe('Too many steps: 41, at most 40. Take some away.');
  expect(prepare.disabled).toBe(true);
  typed('x'.repeat(LONGEST_STEP + 1));
  expect(screen.getByRole('alert').textContent).toBe('Step 1 is too long to be a step.');
  expect(prepare.disabled).toBe(true);
  typed('step');
  expect(screen.getByRole('alert').textContent).toBe('');
  await user.click(prepare);
  expect(scene.view(waiting).prepared).toEqual(['step']);
});

test('who is waited for is nudged once, by the others and at slow tables only', async () => {
  const { scene, onTurn, waiting, propsOf, turn } = daysTable();
  const nudgeOf = (person: Person) => <Nudge {...propsOf(person)} seat={turn} now={scene.now} />;
  expect(drawPage(nudgeOf(onTurn)).container.textContent).toBe('');
  const page = drawPage(nudgeOf(waiting));
  await page.user.click(page.screen.getByRole('button', { name: `Nudge ${onTurn.name}` }));
  page.drawAgain(nudgeOf(waiting));
  expect(page.screen.getByRole<HTMLButtonElement>('button', { name: 'Nudged today' }).disabled).toBe(true);
  scene.pass(24 * HOUR);
  page.drawAgain(nudgeOf(waiting));
  expect(page.screen.getByRole('button', { name: `Nudge ${onTurn.name}` })).toBeTruthy();
  const live = daysTable({ clock: { kind: 'move', seconds: 60 } });
  const atLive = <Nudge {...live.propsOf(live.waiting)} seat={live.turn} now={live.scene.now} />;
  expect(drawPage(atLive).container.textContent).toBe('');
});

/** A browser that could tell its person something, and does not yet. */
function quietBrowser() {
  const requestPermission = vi.fn<() => Promise<string>>().mockResolvedValue('denied');
  const getRegistration = vi.fn<() => Promise<object>>();
  getRegistration.mockResolvedValue({ pushManager: { getSubscription: async () => null } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const serviceWorker = { getRegistration };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
  return { requestPermission, getRegistration };
}

const Offer = ({ view }: { readonly view: TableView }) => usePushOffer({ view });

test('whoever sits down at a table of days is offered messages, and asked once', async () => {
  const { requestPermission, getRegistration } = quietBrowser();
  const { scene } = daysTable();
  const page = drawPage(<Offer view={scene.view(bert)} />);
  storeSession({ person: bert, token: 'secret' });
  await page.user.click(await page.screen.findByRole('button', { name: 'Yes, tell me' }));
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  expect(page.screen.queryByRole('button')).toBeNull();
  getRegistration.mockClear();
  page.drawAgain(<Offer key="later" view={scene.view(bert)} />);
  // It does not even look whether there is something to offer.
  expect(getRegistration).not.toHaveBeenCalled();
});

test('nobody who watches, and nobody at a live table, is offered messages; no is an answer', async () => {
  const { requestPermission } = quietBrowser();
  const { scene } = daysTable();
  const live = daysTable({ clock: { kind: 'move', seconds: 60 } });
  const page = drawPage(
    <>
      <Offer view={scene.view()} />
      <Offer view={live.scene.view(bert)} />
      <Offer view={scene.view(anna)} />
    </>,
  );
  await page.screen.findByRole('button', { name: 'No, thanks' });
  expect(page.screen.getAllByRole('button')).toHaveLength(2);
  await page.user.click(page.screen.getByRole('button', { name: 'No, thanks' }));
  expect(page.screen.queryByRole('button')).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('turns that are due are listed, the most urgent first, with an address for calendars', async () => {
  const { scene } = daysTable();
  const { settings } = scene.view();
  const due = (table: string, game: string, deadline: number | null): TableSummary => ({
    table,
    game,
    number: 3,
    phase: 'playing',
    open: true,
    host: anna.id,
    seats: [{ person: anna, bot: null, left: false, waited: deadline !== null, deadline }],
    settings,
    updatedAt: 5,
    totals: null,
    winners: null,
  });
  const noon = Date.UTC(2026, 10, 18, 12);
  const mine = [
    due('t-late', 'earth', noon + HOUR),
    due('t-soon', 'evergreen-planet', noon),
    due('t-not', 'earth', null),
  ];
  const { screen, user, drawAgain } = drawPage(<p />);
  storeSession({ person: anna, token: 'secret' });
  const answers: Record<string, unknown> = { '/me/tables': mine, '/me/calendar': { address: null } };
  vi.mocked(fetch).mockImplementation(async (address, request) => {
    if (request?.method === 'POST') return Response.json({ address: '/calendar/p-anna/key.ics' });
    return Response.json(answers[typeof address === 'string' ? address.replace('/api/v1', '') : ''] ?? []);
  });
  drawAgain(<CalendarPanel token="secret" />);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/table/t-soon', '/table/t-late']);
  await user.click(await screen.findByRole('button', { name: 'Make a calendar' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
  expect(address.value).toContain('/calendar/p-anna/key.ics');
  expect(screen.getByRole('button', { name: 'New address' })).toBeTruthy();
});
