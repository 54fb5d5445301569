import type { Seat } from '@grove/kernel';
import { COLOUR_COUNT, COLOUR_OF, MAX_PLAYERS, PILES, type Card, type Colour } from '../material/index.ts';
import type { State } from '../rules/index.ts';
import { NOBODY, type OpenState, ownerOf } from '../rules/influence.ts';
import { besideOnRing } from '../rules/options.ts';
import { type DiscAfter, DiscChanges, noDisc } from './disc-changes.ts';
import { laterValue } from './endings.ts';
import { handValue, NO_PROSPECTS, prospectsOf, type Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

const ALL_PILES = MAX_PLAYERS * PILES;

/**
 * The value of a turn with any card of a hand on any pile, as `bestFinish` has it after `layCard`. Playouts ask for it all
 * the time, so nothing is laid: a card changes at most two discs, and what becomes of each is reckoned once for all cards
 * and piles that do the same to it. Arrays are used again, so one turn must be done with before the next begins.
 */
export class CardValues {
  readonly #weights: Weights;
  readonly #changes: DiscChanges;
  /** By seat: the popularity of all its discs. By pile and seat: the same when the pile is covered. */
  readonly #points = new Int32Array(MAX_PLAYERS);
  readonly #pointsCovered = new Int32Array(ALL_PILES * MAX_PLAYERS);
  /** By pile: what becomes of the covered artist's disc, and the value of the turn if no other disc moves. */
  readonly #covered = Array.from({ length: ALL_PILES }, noDisc);
  readonly #unmoved = new Float64Array(ALL_PILES);
  /** By pile and artist: the value of the turn if this artist's disc comes to the owner of the pile as well. */
  readonly #taken = new Float64Array(ALL_PILES * COLOUR_COUNT);
  readonly #played = noDisc();
  #table: OpenState = { players: 0, tops: [], holders: [], popularity: [], hit: 0 };
  #prospects: Prospects = NO_PROSPECTS;
  /** C4.4 The artists that can have the hit at the end of the turn. */
  readonly #hits = new Int32Array(3);
  /** What is left for later after no concert, a concert and a gala. */
  readonly #later = new Float64Array(3);
  #ownWeight = 0;
  #opponentWeight = 0;
  /** What `discValue` says of all discs as they are. */
  #discs = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#changes = new DiscChanges(weights);
  }

  /** Calls back with every card of a hand on every pile. */
  forEach(
    state: State,
    seat: Seat,
    hand: readonly Card[],
    found: (card: Card, pile: number, value: number) => void,
  ): void {
    this.#begin(state, seat);
    const { tops, players } = state;
    const piles = tops.length;
    const played = this.#played;
    for (const card of hand) {
      const colour = COLOUR_OF[card];
      const base = this.#discs - handValue(card, players, this.#weights);
      let owner = NOBODY;
      for (let pile = 0; pile < piles; pile++) {
        if (COLOUR_OF[tops[pile]] === colour) {
          this.#changes.whenReplaced(card, pile, played);
          found(card, pile, base + played.change + this.#turnValue(this.#points, 0, NOBODY, played, colour));
          owner = NOBODY;
          continue;
        }
        if (ownerOf(pile) !== owner) {
          owner = ownerOf(pile);
          this.#changes.whenPlayed(card, owner, played);
        }
        found(card, pile, base + this.#covered[pile].change + played.change + this.#valueOnOther(colour, pile));
      }
    }
  }

  /** A card on one of another artist. What the turn is worth depends on where the two discs go, not on the card. */
  #valueOnOther(colour: Colour, pile: number): number {
    const isTaken = this.#played.holder !== this.#table.holders[colour];
    const known = isTaken ? this.#taken[pile * COLOUR_COUNT + colour] : this.#unmoved[pile];
    if (!Number.isNaN(known)) return known;
    const value = this.#turnValue(
      this.#pointsCovered,
      pile * MAX_PLAYERS,
      COLOUR_OF[this.#table.tops[pile]],
      this.#covered[pile],
      isTaken ? colour : NOBODY,
    );
    if (isTaken) this.#taken[pile * COLOUR_COUNT + colour] = value;
    else this.#unmoved[pile] = value;
    return value;
  }

  /** Reckons what is the same for all cards. */
  #begin(state: State, seat: Seat): void {
    const weights = this.#weights;
    const prospects = prospectsOf(state, seat);
    prospects.cards--;
    this.#table = state;
    this.#prospects = prospects;
    const { ring, mayMoveHit, late } = prospects;
    this.#hits[0] = state.hit;
    this.#hits[1] = mayMoveHit ? besideOnRing(ring, state.hit, -1) : state.hit;
    this.#hits[2] = mayMoveHit ? besideOnRing(ring, state.hit, 1) : state.hit;
    this.#later[0] = laterValue(state.players, prospects, weights, 'done', 0);
    this.#later[1] = laterValue(state.players, prospects, weights, 'concert', 0);
    this.#later[2] = laterValue(state.players, prospects, weights, 'gala', 0);
    this.#ownWeight = weights.own + weights.ownLate * late;
    this.#opponentWeight = weights.opponent + weights.opponentLate * late;
    this.#unmoved.fill(Number.NaN);
    this.#taken.fill(Number.NaN);
    this.#discs = this.#changes.look(state, seat);
    this.#cover(state);
  }

  /** Reckons the seats' points as they are, and for every pile that could be covered. */
  #cover({ players, tops, holders, popularity }: State): void {
    const points = this.#points;
    points.fill(0);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (holders[colour] !== NOBODY) points[holders[colour]] += popularity[colour];
    }
    const after = this.#pointsCovered;
    for (let pile = 0; pile < tops.length; pile++) {
      const disc = this.#covered[pile];
      this.#changes.whenCovered(pile, disc);
      const at = pile * MAX_PLAYERS;
      for (let seat = 0; seat < players; seat++) after[at + seat] = points[seat];
      const colour = COLOUR_OF[tops[pile]];
      if (holders[colour] !== NOBODY) after[at + holders[colour]] -= popularity[colour];
      if (disc.holder !== NOBODY) after[at + disc.holder] += disc.popularity;
    }
  }

  /**
   * The value of the turn with these points of the seats (from `at` on), in which the `covered` artist's disc went as `after` says and the
   * `played` one's goes as `#played` says; NOBODY for a disc that stays. What `discValue` says of the discs is left out.
   */
  #turnValue(points: Int32Array, at: number, covered: Colour, after: DiscAfter, played: Colour): number {
    const { holders, popularity, players } = this.#table;
    const { seat, rivals } = this.#prospects;
    const loser = played === NOBODY ? NOBODY : holders[played];
    const winner = played === NOBODY ? NOBODY : this.#played.holder;
    let own = 0;
    let most = 0;
    let all = 0;
    for (let other = 0; other < players; other++) {
      let theirs = points[at + other];
      if (other === loser) theirs -= popularity[played];
      if (other === winner) theirs += this.#played.popularity;
      if (other === seat) own = theirs;
      else {
        if (theirs > most) most = theirs;
        if ((rivals & (1 << other)) !== 0) all += theirs;
      }
    }
    const position = this.#ownWeight * own - this.#opponentWeight * most - this.#weights.rivals * all;
    return position + this.#finishValue(own, this.#hitShown(covered, after, played));
  }

  /** C4.4 The most popular of the seat's artists that can have the hit; 0 for none. */
  #hitShown(covered: Colour, after: DiscAfter, played: Colour): number {
    const { holders, popularity } = this.#table;
    const { seat } = this.#prospects;
    let most = 0;
    for (const colour of this.#hits) {
      const disc = colour === played ? this.#played : colour === covered ? after : undefined;
      const holder = disc === undefined ? holders[colour] : disc.holder;
      const shown = disc === undefined ? popularity[colour] : disc.popularity;
      if (holder === seat && shown > most) most = shown;
    }
    return most;
  }

  /** C4.5, C4.6 The best way to end the turn; what comes last of all is the final concert, with the gala if it is left. */
  #finishValue(own: number, hit: number): number {
    const { concertsLeft, hadGala, cards } = this.#prospects;
    let best = this.#later[0] + (!hadGala && (concertsLeft === 0 || cards === 0) ? own : 0);
    if (concertsLeft > 0) {
      const concert = own + hit + this.#later[1] + (!hadGala && (concertsLeft === 1 || cards === 0) ? own : 0);
      if (concert > best) best = concert;
      const gala = 2 * (own + hit) + this.#later[2];
      if (gala > best) best = gala;
    }
    return best + (hit > 0 ? 0.2 : -0.1);
  }
}
