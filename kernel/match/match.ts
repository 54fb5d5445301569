import { itemAt } from '../item-at.ts';
import type { MatchChance } from '../chance/chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { restoreChance } from '../chance/restore.ts';
import type { Json, JsonObject } from '../json.ts';
import { readOptions } from '../options.ts';
import { BadInput } from '../refusal.ts';
import { newestRules, rulesNumber } from '../rules-version.ts';
import { seatNumber, type Seat, type Viewer } from '../seat.ts';
import { isInterruption } from './interruption.ts';
import { type Step, stepOf } from './step.ts';
import { TakingBack } from './taking-back.ts';

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

/** One game being played: the state, the chance that drives it, the steps so far, and which of them can be taken back. */
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

  readonly #takingBack: TakingBack<T>;

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
    this.#takingBack = new TakingBack(game, players, this.state, chance, this.steps);
  }

  /** The match that `save` wrote. */
  static resume<T extends GameTypes>(game: Game<T>, saved: SavedMatch): Match<T> {
    const match = new Match(game, saved.players, saved.options, restoreChance(saved.base.chance), saved);
    for (const [seat, move] of saved.steps.slice(saved.base.steps)) match.play(seat, move);
    return match;
  }

  save(): SavedMatch {
    const { state, chance } = this.#takingBack.settledPosition;
    return {
      players: this.players,
      options: this.options,
      steps: this.steps.map(({ seat, move }) => [seat, move as Json]),
      base: { steps: this.#takingBack.settled, state: this.game.save(state), chance: chance.save() },
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
    this.#takingBack.goOnWith(chance);
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
    return chance.uses === this.#chance.uses && !this.#takingBack.wouldTeach(state);
  }

  /** Makes a preview count, as `play` would. Undefined, and nothing is changed, if the match has gone on since. */
  adopt({ seat, move, state, chance, events, from }: Preview<T>): readonly T['Event'][] | undefined {
    // A state only ever gets more steps, so that the same one with as many of them is the same position.
    if (from.state !== this.state || from.steps !== this.steps.length) return undefined;
    const { uses } = this.#chance;
    const interrupts = isInterruption(this.game, this.state, seat, move);
    this.#takingBack.keep(seat, this.state, this.#chance);
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
    this.#takingBack.countLearningOf(seats);
  }

  /** Whether the seat's last step can be taken back without asking anybody. */
  canUndo(seat: Seat): boolean {
    return this.#takingBack.isPossible(seat, this.#chance.uses);
  }

  /** Takes back the seat's last step. What other seats did meanwhile stays, and must still be possible. */
  undo(seat: Seat): void {
    const before = this.#takingBack.without(seat, this.#chance.uses);
    if (before === undefined) throw new BadInput(`seat ${seatNumber(seat)} has no step that can be taken back freely`);
    this.steps.splice(before.index, 1);
    this.#stepCounts[seat] = this.stepsOf(seat) - 1;
    this.state = before.state;
    this.#takingBack.lookAt(this.state);
  }

  #add(step: Step<T['Move']>): void {
    this.steps.push(step);
    // Not by `itemAt`, which looks into lists of all kinds and is slower.
    this.#stepCounts[step.seat] = (this.#stepCounts[step.seat] ?? 0) + 1;
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
    this.#takingBack.count(this.state, this.#chance.uses !== usesBefore, interrupts);
  }
}
