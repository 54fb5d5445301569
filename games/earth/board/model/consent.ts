import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import type { Pay } from '../../material/vocabulary.ts';
import { piecesOn } from '../../rules/area.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { piecesOf } from '../../rules/effects/pieces.ts';
import { type Move, moveOf, targetOf } from '../../rules/move.ts';
import { cardOfSource } from '../../rules/tasks/activate.ts';
import { bestRemoving } from './spread.ts';
import type { TableModel } from './table.ts';

/** An activation that begins with pieces or cards of the hand: who chooses what to pay has agreed to pay. */
export interface Consent {
  readonly activate: Move;
  readonly what: 'sprout' | 'growth' | 'compost_hand';
  /** The step that pays with the piece on a cell, or with a card of the hand; undefined where several are to be paid. */
  readonly payWith: ((target: number) => Move | undefined) | undefined;
  /** The pieces that are missed least, all of them; none where cards of the hand are paid. */
  readonly forMe: readonly Move[];
}

/** How the activation that is next is paid; undefined if it does not cost exactly one such thing, or leaves no choice. */
export function consentFor({ state, seat, player }: TableModel, activate: Move): Consent | undefined {
  const card = cardOfSource(player, targetOf(activate));
  const [pay, ...more] = itemAt(itemAt(cards, card).abilities, abilityFor(state.color, card)).pay;
  if (pay === undefined || more.length > 0 || !isPrecious(pay)) return undefined;
  const owner = itemAt(state.players, seat);
  const { what, n } = pay;
  if (what === 'compost_hand') {
    const payWith = (target: number) => (owner.hand.includes(target) ? moveOf('compost', target) : undefined);
    return { activate, what, payWith: n === 1 ? payWith : undefined, forMe: [] };
  }
  const verb = what === 'sprout' ? 'unsprout' : 'ungrow';
  const on = piecesOf(owner, what);
  // Who has no more than that is not asked which.
  if (piecesOn(on) <= n) return undefined;
  const payWith = (cell: number) => (itemAt(on, cell) > 0 ? moveOf(verb, cell) : undefined);
  return { activate, what, payWith: n === 1 ? payWith : undefined, forMe: bestRemoving(owner, what, n) };
}

const isPrecious = (pay: Pay): pay is Pay & { readonly what: Consent['what'] } =>
  pay.what === 'sprout' || pay.what === 'growth' || pay.what === 'compost_hand';
