import type { ActionColor, GainWord, PayWord } from '../../material/vocabulary.ts';

/**
 * What a player still has to do, as plain data: each player has a stack of tasks, and the top one is next. Tasks with a
 * decision wait for the player; the others run by themselves as soon as they lie on top.
 */

/** Which of the printed abilities is meant, and from where its directions are seen. */
interface AbilityRef {
  readonly card: number;
  readonly ability: number;
  /** -1 for island, climate and events. */
  readonly cell: number;
  /** Whether Gaia counts what it gives (E17.5). */
  readonly counted: boolean;
}

export type Piece = 'sprout' | 'growth';

/** Gains of which one says how many, and no more; of pieces one says where they go as well. */
export type Countable = Extract<GainWord, 'draw' | 'soil' | 'compost_deck' | 'seed'>;

export type Decision =
  /** E3.6: keep one of the sides dealt. */
  | { readonly kind: 'side'; readonly of: 'island' | 'climate' | 'ecosystem' }
  /** Put cards from hand into the compost: exactly n, or up to n. */
  | { readonly kind: 'compost'; readonly n: number; readonly exact: boolean }
  | { readonly kind: 'color' }
  /** E5.1: one of the two minor benefits. */
  | { readonly kind: 'either' }
  | { readonly kind: 'plant'; readonly n: number }
  /** E7.5: the rest of a planting's cost, some of it in another coin. */
  | { readonly kind: 'pay-planting'; readonly left: number; readonly coin: 'hand_card' | Piece; readonly cell: number }
  /** E7.6: whether to use a black ability that others take part in; asked by rules before 2.0 only. */
  | { readonly kind: 'black'; readonly cell: number; readonly ability: number }
  /** E5.3: which of the cards looked at to keep. */
  | { readonly kind: 'keep'; readonly n: number }
  /** E6.3: the next card to activate; `at` is how far the fixed order has come. */
  | { readonly kind: 'activate'; readonly at: number; readonly boardFirst: boolean }
  | {
      readonly kind: 'copy';
      readonly cell: number;
      readonly color: ActionColor;
      readonly counted: boolean;
    }
  | ({ readonly kind: 'neighbour' } & AbilityRef)
  /** E6.10 b: who is offered the sprouts. */
  | { readonly kind: 'opponent'; readonly n: number }
  /** Pay pieces from own flora, one by one. */
  | { readonly kind: 'remove'; readonly what: Piece; readonly n: number }
  /** Place up to n pieces on the cells; `free` ones are tied to no place and may be stored or laid on a team board. */
  | { readonly kind: 'place'; readonly what: Piece; readonly n: number; readonly cells: number; readonly free: boolean }
  /** One piece on each of the cells. */
  | { readonly kind: 'each'; readonly what: Piece; readonly cells: number }
  /** E9.5: how many of the offered sprouts to take into the store. */
  | { readonly kind: 'accept'; readonly n: number }
  /** E6.5: how many to take. Whoever takes in part is asked, and alone everybody for what Gaia counts, unless told otherwise. */
  | { readonly kind: 'amount'; readonly what: Countable; readonly n: number; readonly counted?: false }
  /** E8.1: what the seed is for. */
  | { readonly kind: 'seed' }
  /** E9.7: stored sprouts; `moved` once one has been moved in this step. */
  | { readonly kind: 'move'; readonly moved: boolean }
  | { readonly kind: 'between' }
  /** E11.7: whether to pay for somebody else's between-turns event. */
  | { readonly kind: 'join'; readonly card: number }
  | { readonly kind: 'claim' }
  /** E19.4: which of the cards taken from the compost to keep. */
  | { readonly kind: 'pick'; readonly n: number }
  /** Nothing but the optional things: after a between-turns event, and before scoring (E14.5). */
  | { readonly kind: 'leisure' }
  /** E16.2: what lies on the team board can still be taken. */
  | { readonly kind: 'share' }
  /** E17.6: which of the two fauna cards Gaia claims. */
  | { readonly kind: 'gaia'; readonly row: 'upper' | 'lower' };

export type Automatic =
  | ({ readonly kind: 'ability' } & AbilityRef)
  /** The gains of an ability whose cost has been paid. */
  | ({ readonly kind: 'gains'; readonly neighbour: number } & AbilityRef)
  | {
      readonly kind: 'pay';
      readonly what: PayWord;
      readonly n: number;
    }
  | {
      readonly kind: 'gain';
      readonly what: GainWord;
      readonly n: number;
      readonly keep: number;
      readonly counted: boolean;
    }
  /** A card lies on its cell and is paid for: its black ability follows (E7.6). */
  | { readonly kind: 'planted'; readonly cell: number }
  /** E5.5: one more planting for everybody. */
  | { readonly kind: 'extra-planting'; readonly n: number }
  | { readonly kind: 'inspect'; readonly n: number; readonly keep: number }
  | { readonly kind: 'event-played' }
  /** E11.7: the others are asked to take part. */
  | { readonly kind: 'ask-others'; readonly card: number };

export type Task = Decision | Automatic;
export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;
export type AutomaticOf<Kind extends Automatic['kind']> = Extract<Automatic, { kind: Kind }>;
