import type { SpaceScene } from '../planet/scene.ts';
import type { Speech } from './speech.ts';

const POWER_OF_PIECE = { p: 'sprout', s: 'small', T: 'big', b: 'bush', L: 'lake' } as const;

/** A space as a screen reader says it: `b3, wheat, small tree, shaded at season's end`. */
export function spaceName(scene: SpaceScene, isTarget: boolean, { words, board }: Speech): string {
  const what = scene.isCrevasse
    ? words.crevasse
    : scene.piece
      ? words.powers[POWER_OF_PIECE[scene.piece]]
      : board.empty;
  return [
    scene.name,
    words.biomes[scene.biome],
    what,
    ...(scene.points === null ? (scene.inShadow ? [board.shadow] : []) : [lightName(scene.points, board)]),
    ...(isTarget ? [board.mayChoose] : []),
  ].join(', ');
}

const lightName = (points: number, board: Speech['board']): string => (points > 0 ? board.lit(points) : board.shaded);
