import type { MatchChance } from '../chance/chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { itemAt } from '../item-at.ts';
import type { Seat } from '../seat.ts';
import { Base, type Position } from './base.ts';
import { Knowledge } from './knowledge.ts';
import { EVERYBODY, knownAtEither } from './known.ts';
import type { Step } from './step.ts';
import { WaysBack } from './ways-back.ts';

/** A match without the last step of a seat. */
interface Before<T extends GameTypes> {
  /** Of the step that is left out. */
  readonly index: number;
  readonly state: T['State'];
}

/**
 * Which steps of a match can be taken back freely: those since the base, as long as nobody has learned anything and the table has not cut in
 * (see `Game.interruptions`). It finds out by comparing what the seats know (see `Game.knowers`) and whether a step drew on chance.
 */
export class TakingBack<T extends GameTypes> {
  readonly #steps: readonly Step<T['Move']>[];
  /** The last state in which somebody learned something or the table cut in. */
  readonly #base: Base<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #waysBack: WaysBack<T>;
  /** The seats whose learning counts, as bits. */
  #learners = EVERYBODY;

  /** @param steps those of the match, which come and go there */
  constructor(
    game: Game<T>,
    players: number,
    state: T['State'],
    chance: MatchChance,
    steps: readonly Step<T['Move']>[],
  ) {
    this.#steps = steps;
    this.#knowledge = new Knowledge(game, players, state);
    this.#base = new Base(game, state, chance, steps.length, this.#knowledge.known);
    this.#waysBack = new WaysBack(game);
  }

  /** How many steps stand for good. */
  get settled(): number {
    return this.#base.steps;
  }

  /** The position after these. Whoever wants to play on from it takes a copy. */
  get settledPosition(): Position<T> {
    return this.#base.reach(this.#steps);
  }

  /** The steps since the base have asked nothing of chance, so that they can be played again with any. */
  goOnWith(chance: MatchChance): void {
    this.settledPosition.chance = chance.copy();
    this.#waysBack.forget();
  }

  countLearningOf(seats: readonly Seat[]): void {
    this.#learners = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  }

  /** Whether somebody would learn something by coming to this state. */
  wouldTeach(state: T['State']): boolean {
    return this.#knowledge.wouldTeach(state);
  }

  /** Keeps the position that the next step is made from; it is no longer the match's own. */
  keep(seat: Seat, state: T['State'], chance: MatchChance): void {
    this.#waysBack.keep(seat, this.#steps.length, state, chance);
  }

  /** A step has led to this state. */
  count(state: T['State'], drewOnChance: boolean, interrupts: boolean): void {
    const learned = this.#knowledge.moveTo(state, this.#learners, drewOnChance);
    if (!drewOnChance && !learned && !interrupts) return;
    this.#base.moveTo(this.#steps.length, this.#knowledge.known);
    this.#waysBack.forget();
  }

  /** A step was taken back, and this is the state without it. */
  lookAt(state: T['State']): void {
    this.#waysBack.forget();
    this.#knowledge.lookAt(state);
  }

  /** Whether a seat's last step can be taken back; `uses` says how often chance has been asked so far. */
  isPossible(seat: Seat, uses: number): boolean {
    const index = this.#lastFreeStepOf(seat);
    this.#waysBack.ask();
    if (index < 0) return false;
    // Without the very last step of all the match is where it was before, and nobody has learned anything on the way there.
    if (index === this.#steps.length - 1 && this.#learners === EVERYBODY) return true;
    return this.without(seat, uses) !== undefined;
  }

  /**
   * The state as if the seat had not made its last step: everything since the base played without it.
   * Undefined when there is no such step, or when somebody else's step would no longer be possible.
   */
  without(seat: Seat, uses: number): Before<T> | undefined {
    const index = this.#lastFreeStepOf(seat);
    if (index < 0) return undefined;
    const way = this.#waysBack.without(seat, index, this.#steps, this.#base);
    if (way === undefined) return undefined;
    const { state, chance } = way;
    // Without the step the game may have gone a way that reveals something; then it is not a step back. Seats that
    // knew a thing at the base and have lost sight of it since may see it again. Since the base nothing has drawn on chance.
    const known = knownAtEither(this.#base.known, this.#knowledge.known);
    const revealing = chance.uses !== uses || this.#knowledge.wouldTeach(state, known, this.#learners);
    return revealing ? undefined : { index, state };
  }

  /** The index of a seat's last step since the base, or -1. */
  #lastFreeStepOf(seat: Seat): number {
    // Not by `findLastIndex`, which would go on before the base: everybody who watches is told after every step.
    for (let i = this.#steps.length - 1; i >= this.#base.steps; i--) if (itemAt(this.#steps, i).seat === seat) return i;
    return -1;
  }
}
