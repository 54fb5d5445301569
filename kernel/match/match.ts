import { itemAt } from '../item-at.ts';
import type { MatchChance } from '../chance/chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { restoreChance } from '../chance/restore.ts';
import type { Json, JsonObject } from '../json.ts';
import { readOptions } from '../options.ts';
import { BadInput } from '../refusal.ts';
import { newestRules, rulesNumber } from '../rules-version.ts';
import { seatNumber, type Seat, type Viewer } from '../seat.ts';
import { Base } from './base.ts';
import { isInterruption } from './interruption.ts';
import { Knowledge } from './knowledge.ts';
import { EVERYBODY, knownAtEither } from './known.ts';
import { type Step, stepOf } from './step.ts';
import { WaysBack } from './ways-back.ts';

/** A step played on a copy of a match, to see what comes of it. `Match.adopt` makes it count without playing it again. */
export interface Preview<T extends GameTypes> extends Step<T['Move']> {
  readonly state: T['State'];
  readonly chance: MatchChance;
  readonly events: readonly T['Event'][];
  /** The state it was played from, and how many steps had led there. */
  readonly from: { readonly state: T['State']; readonly steps: number };
}

/**
 * A match as JSON: every step, and the state up to which steps can be taken back freely. The steps after that state are
 * played again when the match is resumed, so that they can be taken back as before.
 */
export interface SavedMatch {
  readonly players: number;
  readonly options: JsonObject;
  readonly steps: readonly (readonly [seat: Seat, move: Json])[];
  readonly base: { readonly steps: number; readonly state: Json; readonly chance: Json };
}

/**
 * One game being played: the state, the chance that drives it, and the steps so far. A step can be taken back freely
 * as long as nobody has learned anything since and the table has not cut in (see `Game.interruptions`). The match finds
 * out by comparing what the seats know (see `Game.knowers`) and whether the step drew on chance.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: number;
  readonly options: T['Options'];
  state: T['State'];
  #chance: MatchChance;
  /** Every step that stands, in the order played. Steps that were taken back are not in it. */
  readonly steps: Step<T['Move']>[] = [];
  /** How many of them each seat has made. */
  readonly #stepCounts: number[];

  /** The last state in which somebody learned something or the table cut in. */
  readonly #base: Base<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #waysBack: WaysBack<T>;
  /** The seats whose learning counts, as bits. */
  #learners = EVERYBODY;

  /** By the newest rules, unless another version or a saved match is given. */
  constructor(
    game: Game<T>,
    players: number,
    options: JsonObject,
    chance: MatchChance,
    from: string | SavedMatch = newestRules(game),
  ) {
    const { min, max } = game.players;
    if (!Number.isInteger(players) || players < min || players > max) {
      throw new BadInput(`${game.id} is for ${min} to ${max} players, not ${players}`);
    }
    this.game = game;
    this.players = players;
    this.options = readOptions(game.options, options);
    this.#chance = chance;
    this.#stepCounts = Array.from({ length: players }, () => 0);
    if (typeof from === 'string') {
      this.state = game.start(players, this.options, chance, rulesNumber(game, from));
    } else {
      this.state = game.restore(from.base.state);
      for (const [seat, move] of from.steps.slice(0, from.base.steps)) this.#add(stepOf(seat, move));
    }
    this.#knowledge = new Knowledge(game, players, this.state);
    this.#base = new Base(game, this.state, chance, this.steps.length, this.#knowledge.known);
    this.#waysBack = new WaysBack(game);
  }

  /** The match that `save` wrote. */
  static resume<T extends GameTypes>(game: Game<T>, saved: SavedMatch): Match<T> {
    const match = new Match(game, saved.players, saved.options, restoreChance(saved.base.chance), saved);
    for (const [seat, move] of saved.steps.slice(saved.base.steps)) match.play(seat, move);
    return match;
  }

  save(): SavedMatch {
    const { state, chance } = this.#base.reach(this.steps);
    return {
      players: this.players,
      options: this.options,
      steps: this.steps.map(({ seat, move }) => [seat, move as Json]),
      base: { steps: this.#base.steps, state: this.game.save(state), chance: chance.save() },
    };
  }

  /** The version of the rules that it is played by. */
  get rules(): string {
    return itemAt(this.game.rulesVersions, this.state.rules);
  }

  get chance(): MatchChance {
    return this.#chance;
  }

  /** From the next step on, this is where randomness comes from. */
  goOnWith(chance: MatchChance): void {
    // The steps since the base have asked nothing of chance, so that they can be played again with either.
    this.#base.reach(this.steps).chance = chance.copy();
    this.#waysBack.forget();
    this.#chance = chance;
  }

  get over(): boolean {
    return this.game.waitingFor(this.state).length === 0;
  }

  /** How many steps of a seat stand. */
  stepsOf(seat: Seat): number {
    return itemAt(this.#stepCounts, seat);
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.state, viewer);
  }

  /** Plays a step and returns what happened; throws IllegalMove and changes nothing if the rules forbid it. */
  play(seat: Seat, move: T['Move']): T['Event'][] {
    const { uses } = this.#chance;
    const interrupts = isInterruption(this.game, this.state, seat, move);
    const events = this.#playOn(this.state, seat, move, this.#chance);
    this.#count(stepOf(seat, move), interrupts, uses);
    return events;
  }

  /** Plays a step on a copy: the match stays as it is. Throws IllegalMove if the rules forbid it. */
  preview(seat: Seat, move: T['Move']): Preview<T> {
    const [state, chance] = [this.game.copy(this.state), this.#chance.copy()];
    const events = this.#playOn(state, seat, move, chance);
    return { seat, move, state, chance, events, from: { state: this.state, steps: this.steps.length } };
  }

  /** Whether all that can be taken back now still can after this step: it teaches nobody anything and draws on no chance. */
  isQuiet(seat: Seat, move: T['Move']): boolean {
    if (isInterruption(this.game, this.state, seat, move)) return false;
    const { state, chance } = this.preview(seat, move);
    return chance.uses === this.#chance.uses && !this.#knowledge.wouldTeach(state);
  }

  /** Makes a preview count, as `play` would. Undefined, and nothing is changed, if the match has gone on since. */
  adopt({ seat, move, state, chance, events, from }: Preview<T>): readonly T['Event'][] | undefined {
    // A state only ever gets more steps, so that the same one with as many of them is the same position.
    if (from.state !== this.state || from.steps !== this.steps.length) return undefined;
    const { uses } = this.#chance;
    const interrupts = isInterruption(this.game, this.state, seat, move);
    this.#waysBack.keep(seat, this.steps.length, this.state, this.#chance);
    this.state = state;
    this.#chance = chance;
    this.#count(stepOf(seat, move), interrupts, uses);
    return events;
  }

  /**
   * From now on, only what these seats learn keeps steps from being taken back. For matches of people and bots that decide from
   * each view anew: a bot remembers nothing of a step that was taken back.
   */
  countLearningOf(seats: readonly Seat[]): void {
    this.#learners = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  }

  /** Whether the seat's last step can be taken back without asking anybody. */
  canUndo(seat: Seat): boolean {
    const index = this.#lastFreeStepOf(seat);
    this.#waysBack.ask();
    if (index < 0) return false;
    // Without the very last step of all the match is where it was before, and nobody has learned anything on the way there.
    if (index === this.steps.length - 1 && this.#learners === EVERYBODY) return true;
    return this.#withoutLastStepOf(seat) !== undefined;
  }

  /** Takes back the seat's last step. What other seats did meanwhile stays, and must still be possible. */
  undo(seat: Seat): void {
    const before = this.#withoutLastStepOf(seat);
    if (before === undefined) throw new BadInput(`seat ${seatNumber(seat)} has no step that can be taken back freely`);
    this.steps.splice(before.index, 1);
    this.#stepCounts[seat] = this.stepsOf(seat) - 1;
    this.#waysBack.forget();
    this.state = before.state;
    this.#knowledge.lookAt(this.state);
  }

  #add(step: Step<T['Move']>): void {
    this.steps.push(step);
    this.#stepCounts[step.seat] = this.stepsOf(step.seat) + 1;
  }

  #playOn(state: T['State'], seat: Seat, move: T['Move'], chance: MatchChance): T['Event'][] {
    let events: T['Event'][] = [];
    this.game.play(state, seat, move, chance, (event) => {
      // Most steps have one event, and a list that grows from nothing makes room for seventeen.
      if (events.length === 0) events = [event];
      else events.push(event);
    });
    return events;
  }

  /**
   * Counts a step that was just played, and finds out whether it can still be taken back freely.
   *
   * @param usesBefore how often chance had been asked before the step
   */
  #count(step: Step<T['Move']>, interrupts: boolean, usesBefore: number): void {
    this.#add(step);
    const drewOnChance = this.#chance.uses !== usesBefore;
    const learned = this.#knowledge.moveTo(this.state, this.#learners, drewOnChance);
    if (!drewOnChance && !learned && !interrupts) return;
    this.#base.moveTo(this.steps.length, this.#knowledge.known);
    this.#waysBack.forget();
  }

  /** The index of a seat's last step since the base, or -1. */
  #lastFreeStepOf(seat: Seat): number {
    // Not by `findLastIndex`, which would go on before the base: everybody who watches is told after every step.
    for (let i = this.steps.length - 1; i >= this.#base.steps; i--) if (itemAt(this.steps, i).seat === seat) return i;
    return -1;
  }

  /**
   * The state as if the seat had not made its last step: everything since the base played without it.
   * Undefined when there is no such step, or when somebody else's step would no longer be possible.
   */
  #withoutLastStepOf(seat: Seat): { index: number; state: T['State'] } | undefined {
    const index = this.#lastFreeStepOf(seat);
    if (index < 0) return undefined;
    const way = this.#waysBack.without(seat, index, this.steps, this.#base);
    if (way === undefined) return undefined;
    const { state, chance } = way;
    // Without the step the game may have gone a way that reveals something; then it is not a step back. Seats that
    // knew a thing at the base and have lost sight of it since may see it again. Since the base nothing has drawn on chance.
    const known = knownAtEither(this.#base.known, this.#knowledge.known);
    const revealing = chance.uses !== this.#chance.uses || this.#knowledge.wouldTeach(state, known, this.#learners);
    return revealing ? undefined : { index, state };
  }
}
