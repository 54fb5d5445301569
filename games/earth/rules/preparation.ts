import { cards, earthCards } from '../material/cards.ts';
import type { Pay, PayWord } from '../material/vocabulary.ts';
import { growthSpaces, piecesOn, sproutSpaces } from './area.ts';
import { CELLS, NO_CARD } from './grid.ts';
import { canPay } from './payment.ts';
import type { Player } from './state.ts';

/** E8.1: what a seed gives, and how many sprouts a seed costs. */
const SPROUTS_OF_SEED = 3;
const GROWTH_OF_SEED = 2;
const SEED_COST = 4;

const needed = (pay: readonly Pay[], word: PayWord): number =>
  pay.reduce((sum, { what, n }) => (what === word ? sum + n : sum), 0);

export function spacesOn({ cells }: Player, spaces: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] !== NO_CARD) sum += spaces[cells[cell]];
  return sum;
}

const fits = (player: Player, sprouts: number, growth: number): boolean =>
  spacesOn(player, sproutSpaces) >= sprouts && spacesOn(player, growthSpaces) >= growth;

/** Whether seeds and leaves, and sprouts made into seeds, bring that many pieces onto the own flora. */
function canConvertTo(player: Player, sprouts: number, growth: number): boolean {
  const have = piecesOn(player.sprouts);
  const moreGrowth = Math.max(0, growth - piecesOn(player.growth));
  for (let given = 0; given * SEED_COST <= have; given++) {
    const moreSprouts = Math.max(0, sprouts - (have - given * SEED_COST));
    const seeds = Math.ceil(moreSprouts / SPROUTS_OF_SEED) + Math.ceil(moreGrowth / GROWTH_OF_SEED);
    if (seeds <= player.seeds + player.leaves + given) return true;
  }
  return false;
}

/**
 * E2.8, E11.7: whether a player may be able to pay for a between-turns event after conversions, seeds, leaves or other
 * events, by what everybody can see: any of the `others`, the cards of the hand besides the event, may be an event that helps.
 */
export function couldPay(player: Player, pay: readonly Pay[], others: number): boolean {
  if (canPay(player, pay)) return true;
  const sprouts = needed(pay, 'sprout');
  const growth = needed(pay, 'growth');
  return fits(player, sprouts, growth) && (others > 0 || canConvertTo(player, sprouts, growth));
}

const betweenTurns = earthCards.filter(({ timing }) => timing === 'between_turns').map(({ index }) => index);

/** E11.6: the same for some between-turns event that the player may hold. */
export const couldPlayBetween = (player: Player): boolean =>
  player.hand.length > 0 &&
  betweenTurns.some((card) => couldPay(player, cards[card].abilities[0].pay, player.hand.length - 1));
