import { commitmentTo, itemAt, Match, SeededChance } from '@grove/kernel';
import {
  clocksAfterChange,
  clocksAfterRewind,
  clocksAfterStep,
  clocksAfterUndo,
  setClocksOn,
  stopClocks,
} from '../clock/run.ts';
import { newClock, timeLeft } from '../clock/time.ts';
import type { Entry, EventOf } from '../log/entry.ts';
import { isPlaying, type Table, turnNumber } from '../table.ts';
import type { Applier } from './applied.ts';
import { dropPrepared, prepareAfterStep } from './prepare.ts';
import { coverAfterRewind, coverAfterStep, missTurn } from './cover.ts';

export const started: Applier<'started'> = (table, { rules, options, seed }, { number, at }) => {
  const { data, game } = table;
  const match = new Match(game, data.seats.length, options, SeededChance.from(seed), rules);
  data.phase = 'playing';
  data.rules = rules;
  data.seed = seed;
  data.seats = data.seats.map((seat) => ({ ...seat, changed: number }));
  data.clocks = data.seats.map(() => newClock(data.settings.clock));
  table.match = match;
  table.commitment = commitmentTo(seed);
  clocksAfterChange(table, at);
};

export const moved: Applier<'moved'> = (table, event, entry) => playStep(table, event, entry);

export const interrupted: Applier<'interrupted'> = (table, event, entry) => {
  const { steps } = matchOf(table);
  const { timeOuts } = table.data;
  // Whoever has begun the turn is there, if not quick enough.
  const hasBegun = steps.at(-1)?.seat === event.seat && timeOuts.at(-1) !== steps.length - 1;
  if (!hasBegun) missTurn(table, event.seat);
  timeOuts.push(steps.length);
  return playStep(table, event, entry);
};

function playStep(
  table: Table,
  event: EventOf<'moved' | 'interrupted'>,
  { number, at, by }: Entry,
): readonly unknown[] {
  const { seat, step } = event;
  const { data } = table;
  const match = matchOf(table);
  const { notation } = table.game;
  const move = notation.readStep(match.state, seat, step);
  const closed = notation.closes(match.state, move);
  const turn = turnNumber(table);
  noteTimeLeft(data.timeLeft, match.steps.length, timeLeft(table, seat, at));
  // Not tried here if it was appended by another node or read from the store.
  const { tried } = table;
  const adopted = tried?.event === event ? match.adopt(tried.preview) : undefined;
  table.tried = null;
  const events = adopted ?? match.play(seat, move);
  data.seats[seat] = { ...itemAt(data.seats, seat), changed: number };
  // Playing on withdraws the own request for an undo.
  if (data.undo?.seat === seat) data.undo = null;
  prepareAfterStep(table, seat, by);
  coverAfterStep(table, seat, by, closed);
  clocksAfterStep(table, { mover: seat, closed, hasTurned: turnNumber(table) !== turn }, at);
  return events;
}

function noteTimeLeft(list: (number | null)[], steps: number, left: number | null): void {
  if (left === null && list.length === 0) return;
  while (list.length < steps) list.push(null);
  list.push(left);
}

export const delayed: Applier<'delayed'> = (table, { ms }, { at }) => setClocksOn(table, ms, at);

export const undone: Applier<'undone'> = (table, { seat }, { number, at }) => {
  const { data } = table;
  const match = matchOf(table);
  const index = match.steps.findLastIndex((step) => step.seat === seat);
  match.undo(seat);
  const [leftThen = null] = data.timeLeft.splice(index, 1);
  data.timeOuts = data.timeOuts.map((timeOut) => (timeOut > index ? timeOut - 1 : timeOut));
  data.seats[seat] = { ...itemAt(data.seats, seat), changed: number };
  data.undo = null;
  dropPrepared(table, seat);
  coverAfterRewind(table);
  clocksAfterUndo(table, seat, leftThen, at);
};

/** An undo by consent replays the game from its seed, since what was revealed must be hidden again. */
export const rewound: Applier<'rewound'> = (table, { to }, { number, at }) => {
  const { data, game } = table;
  const { steps, players, options, rules } = matchOf(table);
  const again = new Match(game, players, options, SeededChance.from(data.seed ?? ''), rules);
  for (const { seat, move } of steps.slice(0, to)) again.play(seat, move);
  table.match = again;
  const undone = steps.slice(to).map(({ seat }, i) => [seat, data.timeLeft[to + i] ?? null] as const);
  data.timeLeft.splice(to);
  data.timeOuts = data.timeOuts.filter((index) => index < to);
  data.seats = data.seats.map((seat) => ({ ...seat, changed: number }));
  data.undo = null;
  dropPrepared(table);
  coverAfterRewind(table);
  clocksAfterRewind(table, undone, at);
};

export const finished: Applier<'finished'> = (table, event) => {
  const { data } = table;
  data.phase = 'finished';
  data.end = event;
  data.undo = null;
  dropPrepared(table);
  data.votes = [];
  stopClocks(table);
};

function matchOf(table: Table): NonNullable<Table['match']> {
  if (table.match === null || !isPlaying(table)) throw new Error(`table ${table.data.id} is not playing`);
  return table.match;
}
