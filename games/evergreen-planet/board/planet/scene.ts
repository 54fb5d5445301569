import { itemAt } from '@grove/kernel';
import { BIOMES, type Biome, materialFor, nameOfSpace, SIZE, SPACES } from '../../material/index.ts';
import { spacesIn } from '../../rules/halves.ts';
import { SEAT_SIZE } from '../../rules/layout.ts';
import { findShade } from '../../rules/light.ts';
import { CREVASSE_SIGN, EMPTY_SIGN, readRows } from '../../rules/rows.ts';
import { lightOnTrees } from '../../rules/scoring.ts';
import type { Options } from '../../rules/types.ts';
import { SIGN_OF_BIOME } from './biome.ts';

export type PieceSign = 'p' | 's' | 'T' | 'b' | 'L';

export const SYMBOL_OF_PIECE: Readonly<Record<PieceSign, string>> = {
  p: '#p-sprout',
  s: '#p-small',
  T: '#p-big',
  b: '#p-bush',
  L: '#p-lake',
};

/** One space as it is drawn and spoken of. */
export interface SpaceScene {
  readonly space: number;
  readonly name: string;
  readonly biome: Biome;
  readonly isCrevasse: boolean;
  readonly piece: PieceSign | null;
  /** Whether a shadow lies on the space. A big tree in a small one's shadow stands there lit all the same. */
  readonly inShadow: boolean;
  /** For trees: what the sun gives, 0 in the shade. */
  readonly points: number | null;
}

/** A planet under a sun at one side. Light and shade are the rules' own answer (P7.1, P7.2). */
export function sceneOf(rows: readonly string[], options: Options, side: number): SpaceScene[] {
  const { biomeOfSpace } = materialFor(options.planet, options.material);
  const seats = Array.from({ length: SEAT_SIZE }, () => 0);
  readRows(rows, seats, 0);
  const shaded = shadedSpaces(side, seats);
  const light = new Map(lightOnTrees(side, seats, 0).map(({ space, points }) => [space, points]));
  return Array.from({ length: SPACES }, (_, space) => {
    const sign = itemAt(rows, Math.floor(space / SIZE))[space % SIZE];
    const name = nameOfSpace(space);
    return {
      space,
      name,
      biome: itemAt(BIOMES, itemAt(biomeOfSpace, space)),
      isCrevasse: sign === CREVASSE_SIGN,
      piece: sign === CREVASSE_SIGN || sign === EMPTY_SIGN ? null : (sign as PieceSign),
      inShadow: shaded.has(space),
      points: light.get(name) ?? null,
    };
  });
}

function shadedSpaces(side: number, seats: readonly number[]): Set<number> {
  const shade: [number, number, number, number] = [0, 0, 0, 0];
  findShade(side, seats, 0, shade);
  const [smallUpper, smallLower, bigUpper, bigLower] = shade;
  return new Set(spacesIn(smallUpper | bigUpper, smallLower | bigLower));
}

/** Trees earn from the light or stand in the shade; other pieces show the shade of the space they stand on. */
export const isShaded = ({ points, inShadow }: SpaceScene): boolean => (points === null ? inShadow : points === 0);

export const isTree = (piece: PieceSign | null): piece is 's' | 'T' => piece === 's' || piece === 'T';

/** What can be asked about on a space: its piece, a crevasse, or the biome of an empty one. */
export function iconOfSpace({ piece, isCrevasse, biome }: SpaceScene): string {
  if (isCrevasse) return 'p-crevasse';
  return piece === null ? `b-${SIGN_OF_BIOME[biome]}` : SYMBOL_OF_PIECE[piece].slice(1);
}
