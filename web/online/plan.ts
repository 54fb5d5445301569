import type { Cover } from '@grove/game-kit';
import { type Choice, playersNear } from '@grove/kernel';
import type { NewTable, Settings } from '@grove/protocol';
import { fitting, usualOptions } from '../pages/option-rows.tsx';
import { defaultBot } from '../local-game/bot-choices.ts';

export const OPEN = 'open';

export type OptionValue = Choice['default'];

/** What the host chooses before the start; the period of the game's own timer is one of the options. */
export type Choices = Omit<Settings, 'options'> & { readonly options: Readonly<Record<string, OptionValue>> };

/** A table that is being planned. */
export interface Plan extends Choices {
  readonly players: number;
  /** The seats of the others; those beyond the number of players wait. */
  readonly others: readonly string[];
}

/** Two sit down, the other seat is for a friend, nobody hurries. */
export const planFor = (cover: Cover): Plan => ({
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
export function tableFrom(cover: Cover, plan: Plan, withBots: boolean): NewTable & { readonly settings: Settings } {
  const { players, others, options, ...settings } = plan;
  const taken = others.slice(0, players - 1).map((seat) => (withBots && seat === OPEN ? defaultBot(cover.bots) : seat));
  return {
    game: cover.id,
    players,
    seats: ['me', ...taken],
    settings: { ...settings, options: fitting(cover, players, options) },
    start: withBots,
  };
}
