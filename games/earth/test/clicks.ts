import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { leastMissed } from '../board/hand/worth.ts';
import { consentFor } from '../board/model/consent.ts';
import { type Habits, isPlain, nextInPlan, NO_HABITS, planFor, planStep, quietStep } from '../board/model/plan.ts';
import { bestPlacing, bestRemoving } from '../board/model/spread.ts';
import { standingStep } from '../board/model/standing.ts';
import { modelOf, type TableModel } from '../board/model/table.ts';
import { greedyBot } from '../bot/greedy.ts';
import { earth } from '../rules/index.ts';
import { type Move, moveOf, type Verb, verbOf } from '../rules/move.ts';
import type { Options } from '../rules/options.ts';
import { eventsBetween } from '../rules/routine.ts';
import type { State } from '../rules/state.ts';
import { decisionOf } from '../rules/turn/decision.ts';

/** Steps that take a card or a colour first and then what is done with it; all others are one click. */
const TWO_CLICKS: ReadonlySet<Verb | undefined> = new Set<Verb>(['take-side', 'choose', 'plant', 'keep', 'event']);

interface Answer {
  readonly clicks: number;
  readonly moves: readonly Move[];
}

/**
 * A person at the first seat who plays as the greedy bot does but activates everything, lets the board place and pay, and settles for
 * the game whatever can be settled if `settles`. Clicks are counted as the board asks for them.
 */
class ClickingPerson {
  readonly #settles: boolean;
  readonly #bot = greedyBot();
  readonly #chance: SeededChance;
  #habits: Habits = NO_HABITS;
  /** The turn whose plan was started. */
  #running = -1;

  constructor(seed: string, settles: boolean) {
    this.#settles = settles;
    this.#chance = SeededChance.from(seed, 'person');
  }

  answer(state: State): Answer {
    const model = modelOf(earth.view(state, 0), 0, true);
    const auto = this.#byItself(model);
    return auto === undefined ? this.#asked(model) : { clicks: 0, moves: [auto] };
  }

  #byItself(model: TableModel): Move | undefined {
    const { task, view, state } = model;
    const standing = standingStep(model, this.#habits);
    if (standing !== undefined || task?.kind !== 'activate') return standing ?? quietStep(model, this.#habits.passes);
    const isRunning =
      this.#habits.always || this.#running === view.turn || isPlain(planFor(state, 0, view.color, 'last', []));
    return isRunning ? planStep(model, 'last', [], false) : quietStep(model);
  }

  #asked(model: TableModel): Answer {
    const { task, player, view } = model;
    switch (task?.kind) {
      case 'activate':
        if (!this.#habits.always && this.#running !== view.turn) return this.#run(view.turn);
        return this.#dear(model, nextInPlan(model, 'last', []) ?? moveOf('done'));
      case 'place':
        return forMe(bestPlacing(player, task.what, task.n, task.cells), model);
      case 'move':
        return forMe(bestPlacing(player, 'sprout', player.store, -1), model);
      case 'remove':
        return forMe(bestRemoving(player, task.what, task.n), model);
      case 'compost':
        return this.#compost(model, task.n);
      case 'accept':
        if (this.#settles) this.#habits = { ...this.#habits, takesAll: true };
        return { clicks: 1, moves: [moveOf('accept', task.n)] };
      case 'between':
        return this.#between(model);
      default:
        return this.#chosen(model);
    }
  }

  /** The board marks the cards, the person agrees. */
  #compost({ state }: TableModel, n: number): Answer {
    const marked = leastMissed(state, 0).slice(0, n);
    return { clicks: 2, moves: marked.map((card) => moveOf('compost', card)) };
  }

  #run(turn: number): Answer {
    this.#running = turn;
    this.#habits = { ...this.#habits, always: this.#settles, places: this.#settles };
    return { clicks: 1, moves: [] };
  }

  #dear(model: TableModel, next: Move): Answer {
    const consent = this.#settles ? consentFor(model, next) : undefined;
    const least = leastMissed(model.state, 0)[0];
    const payment = least !== undefined && consent?.what === 'compost_hand' ? consent.payWith?.(least) : undefined;
    // A card of the hand that is taken and paid with has activated the card too.
    if (payment !== undefined) return { clicks: 2, moves: [next, payment] };
    return { clicks: 1, moves: [next, ...(consent?.forMe ?? [])] };
  }

  #between(model: TableModel): Answer {
    const chosen = this.#chosen(model);
    // An event that can be played has its button.
    if (verbOf(itemAt(chosen.moves, 0)) !== 'pass') return { ...chosen, clicks: 1 };
    if (!this.#settles) return chosen;
    const passes = [...this.#habits.passes, ...eventsBetween(model.state, 0)];
    this.#habits = { ...this.#habits, passes };
    return chosen;
  }

  #chosen({ view }: TableModel): Answer {
    const move = this.#bot.choose(view, 0, this.#chance);
    return { clicks: TWO_CLICKS.has(verbOf(move)) ? 2 : 1, moves: [move] };
  }
}

/** One button for all pieces; without room for any, the first thing that is offered. */
const forMe = (moves: readonly Move[], { moves: offered }: TableModel): Answer => ({
  clicks: 1,
  moves: moves.length > 0 ? moves : offered.slice(0, 1),
});

/** The clicks of a whole game of a person among greedy bots, and how many turns of their own they had. */
export function clicksOfGame(players: number, seed: string, settles: boolean) {
  const chance = SeededChance.from(seed);
  const state = earth.start(players, readOptions(earth.options, {}) as Options, chance);
  const person = new ClickingPerson(seed, settles);
  const bot = greedyBot();
  let clicks = 0;
  let turns = 0;
  for (let seats = earth.waitingFor(state); seats.length > 0; seats = earth.waitingFor(state)) {
    const seat = itemAt(seats, seats.length - 1);
    if (seat !== 0) {
      earth.play(state, seat, bot.choose(earth.view(state, seat), seat, chance), chance);
      continue;
    }
    const answer = person.answer(state);
    clicks += answer.clicks;
    for (const move of answer.moves) {
      if (decisionOf(state, 0) !== undefined && verbOf(move) === 'choose') turns++;
      earth.play(state, 0, move, chance);
    }
  }
  return { clicks, turns };
}
