import { cards } from '../../material/cards.ts';
import { type Claims, faunaScore } from '../score/claims.ts';
import { type Gaia, gaiaSeat, type State } from '../state.ts';
import { rulesOf } from '../versions.ts';
import { gaiaOf } from './goods.ts';

/** E17.11: towers of height 5, 4, 3, 2, 1 and so on again, with the worth of each when complete. */
const TOWERS = [
  { height: 5, points: 7 },
  { height: 4, points: 6 },
  { height: 3, points: 5 },
  { height: 2, points: 4 },
  { height: 1, points: 3 },
] as const;
const LEAF_POINTS = 5;

/** E17.11: leaves that are not on the fauna board score with Abundance only. */
const leafPoints = (claims: Claims): number =>
  claims.options.abundance || rulesOf(claims).baseLeavesScore ? LEAF_POINTS : 0;

export function towerPoints(growth: number): number {
  let left = growth;
  let points = 0;
  for (let tower = 0; left > 0; tower = (tower + 1) % TOWERS.length) {
    const { height, points: complete } = TOWERS[tower];
    points += left >= height ? complete : left;
    left -= Math.min(left, height);
  }
  return points;
}

type GaiaGoods = Pick<Readonly<Gaia>, 'sprouts' | 'growth' | 'leaves' | 'pile'> & {
  readonly compost: { readonly length: number };
};

export interface GaiaScore {
  readonly cards: number;
  readonly compost: number;
  readonly sprouts: number;
  readonly growth: number;
  readonly leaves: number;
  readonly fauna: number;
  readonly total: number;
}

/** E17.11. */
export const gaiaScore = (state: State): GaiaScore => scoreGaia(state, gaiaOf(state), gaiaSeat(state));

/** Also for views, which know of her compost only how large it is. */
export function scoreGaia(claims: Claims, gaia: GaiaGoods, seat: number): GaiaScore {
  const pile = gaia.pile.reduce((sum, card) => sum + Math.abs(cards[card].points), 0);
  const lines = {
    cards: pile,
    compost: gaia.compost.length,
    sprouts: gaia.sprouts,
    growth: towerPoints(gaia.growth),
    leaves: leafPoints(claims) * gaia.leaves,
    fauna: faunaScore(claims, seat),
  };
  return { ...lines, total: Object.values(lines).reduce((sum, points) => sum + points, 0) };
}
