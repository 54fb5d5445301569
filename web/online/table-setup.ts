import type { Cover } from '@grove/game-kit';
import { type Choice, playersNear } from '@grove/kernel';
import type { NewTable, Settings } from '@grove/protocol';
import { fitting, usualOptions } from '../pages/option-rows.tsx';
import { defaultBot } from '../local-game/bot-choices.ts';

export const OPEN = 'open';

export type OptionValue = Choice['default'];

/** What the host chooses before the start; the period of the game's own timer is one of the options. */
export type ChosenSettings = Omit<Settings, 'options'> & { readonly options: Readonly<Record<string, OptionValue>> };

/** What the form for a new table holds. */
export interface TableSetup extends ChosenSettings {
  readonly players: number;
  /** Who sits in the other seats, `open` or a bot; those beyond the number of players are not used. */
  readonly others: readonly string[];
}

/** A table for two, the other seat open for a friend, without a clock. */
export const defaultSetup = (cover: Cover): TableSetup => ({
  players: playersNear(cover.players, 2),
  others: Array.from({ length: cover.players.max - 1 }, () => OPEN),
  options: usualOptions(cover),
  clock: { kind: 'none' },
  whenOut: 'bot',
  standIn: defaultBot(cover.bots),
  botSeconds: 1,
  open: false,
  rated: false,
  spectators: true,
});

/** What is sent to the server. With `bots`, they take every seat that is open, and the game starts at once. */
export function newTableFrom(
  cover: Cover,
  setup: TableSetup,
  withBots: boolean,
): NewTable & { readonly settings: Settings } {
  const { players, others, options, ...settings } = setup;
  const taken = others.slice(0, players - 1).map((seat) => (withBots && seat === OPEN ? defaultBot(cover.bots) : seat));
  return {
    game: cover.id,
    players,
    seats: ['me', ...taken],
    settings: { ...settings, options: fitting(cover, players, options) },
    start: withBots,
  };
}
