import { type Chance, itemAt, readOptions, SeededChance, type Tell } from '@grove/kernel';
import { cardById, earthCards } from '../material/cards.ts';
import { ACTION_COLORS, type ActionColor } from '../material/vocabulary.ts';
import type { Event } from '../rules/events.ts';
import { earth } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Phase, Player, State } from '../rules/state.ts';
import { settle } from '../rules/turn/flow.ts';
import { phases } from '../rules/turn/phases.ts';
import { NEWEST_RULES, rulesVersions } from '../rules/versions.ts';

export interface Planted {
  readonly card: string;
  readonly at: readonly [number, number];
  readonly sprouts?: number;
  readonly growth?: number;
}

export interface Seating {
  readonly island?: string;
  readonly climate?: string;
  readonly ecosystem?: string;
  readonly hand?: readonly string[];
  readonly compost?: readonly string[];
  readonly events?: readonly string[];
  readonly tableau?: readonly Planted[];
  readonly soil?: number;
  readonly seeds?: number;
  readonly leaves?: number;
  readonly store?: number;
}

export interface Position {
  readonly players: readonly Seating[];
  readonly options?: Partial<Options>;
  /** The version of the rules; the newest unless it is named. */
  readonly rules?: string | undefined;
  readonly phase: Phase;
  readonly color?: ActionColor;
  readonly active?: number;
  readonly fauna?: readonly string[];
  /** Top first. Without it, every card that lies nowhere else. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
}

const numbers = (ids: readonly string[] = []): number[] => ids.map((id) => cardById(id).index);

/** Islands and climates that do nothing in the colours, unless others are named. */
const QUIET = { island: 'I285B', climate: 'C306B', ecosystem: 'S305A' };

function seat(player: Player, seating: Seating): void {
  player.tasks = [];
  player.dealt = [];
  player.island = cardById(seating.island ?? QUIET.island).index;
  player.climate = cardById(seating.climate ?? QUIET.climate).index;
  player.ecosystem = cardById(seating.ecosystem ?? QUIET.ecosystem).index;
  player.hand = numbers(seating.hand);
  player.compost = numbers(seating.compost);
  player.events = numbers(seating.events);
  for (const { card, at, sprouts = 0, growth = 0 } of seating.tableau ?? []) {
    const cell = at[0] * 4 + at[1];
    player.cells[cell] = cardById(card).index;
    player.sprouts[cell] = sprouts;
    player.growth[cell] = growth;
  }
  player.soil = seating.soil ?? 0;
  player.seeds = seating.seeds ?? 0;
  player.leaves = seating.leaves ?? 5;
  player.store = seating.store ?? 0;
}

/** A table in the middle of a game, before its phase begins. */
export function layTable(position: Position, chance: Chance): State {
  const { players, phase, color, active = 0, fauna, deck, discard } = position;
  const options = readOptions(earth.options, position.options ?? {}) as Options;
  const rules = position.rules === undefined ? NEWEST_RULES : rulesVersions.indexOf(position.rules);
  const state = earth.start(players.length, options, chance, rules);
  players.forEach((seating, i) => seat(itemAt(state.players, i), seating));
  state.discard = numbers(discard).reverse();
  const used = new Set(state.discard);
  for (const { hand, compost, events, cells } of state.players) {
    for (const card of [...hand, ...compost, ...events, ...cells]) used.add(card);
  }
  const rest = earthCards.map(({ index }) => index).filter((card) => !used.has(card));
  state.deck = deck === undefined ? rest : numbers(deck).reverse();
  if (fauna) state.fauna = numbers(fauna);
  return Object.assign(state, {
    active,
    first: active,
    turn: 1,
    color: color ? ACTION_COLORS.indexOf(color) : -1,
    phase,
  });
}

/** Begins a phase and lets everything happen that nobody decides. */
export function beginPhase(state: State, phase: Phase, chance: Chance, tell: Tell<Event>): void {
  const context = { state, chance, tell };
  state.phase = phase;
  phases[phase].begin(context);
  settle(context);
}

/** The table as those see it who are asked first in its phase. */
export function tableAt(position: Position): State {
  const chance = SeededChance.from('an example of Earth');
  const state = layTable(position, chance);
  beginPhase(state, position.phase, chance, () => undefined);
  return state;
}
