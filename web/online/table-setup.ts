import { type Cover, usualOptions } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { ClockSpec, NewTable, Settings } from '@grove/protocol';
import { fitting } from '../set-up/option-rows.tsx';
import { defaultBot } from '../local-game/bot-choices.ts';
import { type SeatChoices, OPEN } from '../set-up/sitters.ts';

/** What the form for a new game holds. */
export interface TableSetup extends SeatChoices, Omit<Settings, 'clock'> {
  /** Undefined until somebody chooses: what is usual depends on who plays. */
  readonly clock: ClockSpec | undefined;
}

/** What a table has unless somebody chooses otherwise. */
export const defaultSetup = (cover: Cover, seats: SeatChoices): TableSetup => ({
  ...seats,
  options: {},
  clock: undefined,
  whenOut: 'bot',
  absentAfter: 3,
  whenAbsent: 'bot',
  standIn: defaultBot(cover.bots),
  botSeconds: 1,
  open: false,
  rated: false,
  spectators: true,
  level: 'any',
  language: null,
  club: null,
});

/**
 * The settings of the table as the form stands. Where no clock was chosen, people have the timer of the game's own rules
 * (C1.5) if there is one, and whoever plays with bots alone has no limit.
 */
export function settingsOf(cover: Cover, { players, others, clock, ...setup }: TableSetup): Settings {
  const people = 1 + others.slice(0, players - 1).filter((sitter) => sitter === OPEN).length;
  const options = fitting(cover, { players, people }, setup.options);
  if (clock !== undefined) return { ...setup, options, clock };
  const { timer } = cover;
  if (timer === undefined) return { ...setup, options, clock: { kind: 'none' } };
  const seconds = itemAt(usualOptions(cover, people), timer);
  return { ...setup, options: { ...options, [timer]: seconds }, clock: { kind: seconds === 0 ? 'none' : 'sand' } };
}

/** What is sent to the server. */
export const newTableFrom = (cover: Cover, setup: TableSetup): NewTable & { readonly settings: Settings } => ({
  game: cover.id,
  players: setup.players,
  seats: ['me', ...setup.others.slice(0, setup.players - 1)],
  settings: settingsOf(cover, setup),
  start: false,
});
