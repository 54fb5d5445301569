import { type Cover, usualOptions } from '@grove/game-kit';
import { itemAt, playersNear } from '@grove/kernel';
import type { ClockSpec, NewTable, Settings } from '@grove/protocol';
import { fitting } from '../pages/option-rows.tsx';
import { defaultBot } from '../local-game/bot-choices.ts';

export const OPEN = 'open';

/** What the form for a new table holds. */
export interface TableSetup extends Omit<Settings, 'clock'> {
  readonly players: number;
  /** Who sits in the other seats, `open` or a bot; those beyond the number of players are not used. */
  readonly others: readonly string[];
  /** Undefined until somebody chooses: what is usual depends on who plays. */
  readonly clock: ClockSpec | undefined;
}

/** A table for two, the other seat open for a friend. */
export const defaultSetup = (cover: Cover): TableSetup => ({
  players: playersNear(cover.players, 2),
  others: Array.from({ length: cover.players.max - 1 }, () => OPEN),
  options: {},
  clock: undefined,
  whenOut: 'bot',
  standIn: defaultBot(cover.bots),
  botSeconds: 1,
  open: false,
  rated: false,
  spectators: true,
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

/** What is sent to the server. With `bots`, they take every seat that is open, and the game starts at once. */
export function newTableFrom(
  cover: Cover,
  setup: TableSetup,
  withBots: boolean,
): NewTable & { readonly settings: Settings } {
  const { players } = setup;
  const others = setup.others.map((seat) => (withBots && seat === OPEN ? defaultBot(cover.bots) : seat));
  return {
    game: cover.id,
    players,
    seats: ['me', ...others.slice(0, players - 1)],
    settings: settingsOf(cover, { ...setup, others }),
    start: withBots,
  };
}
