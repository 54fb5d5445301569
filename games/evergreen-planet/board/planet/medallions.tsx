import { memo } from 'react';
import { BIOMES, type Biome } from '../../material/facts.ts';
import { SIGN_OF_BIOME } from './biome.ts';
import { onCircle } from './geometry.ts';
import type { SpaceScene } from './scene.ts';

const RADIUS = 352;
/** Above and below, where land comes closest to the rim, symbols sit further in. */
const NEAR = 327;

/** Places on the rim, clockwise from the top. */
const ANGLES = [-90, -30, 30, 90, 150, 210];

/** Which biome's symbol sits where: each beside its own land, as near as six places allow. */
function medallionAngles(scene: readonly SpaceScene[]): ReadonlyMap<Biome, number> {
  const places = new Map<Biome, number>();
  const wishes = BIOMES.map((biome) => ({ biome, angle: angleOfLand(scene, biome) }));
  const pairs = wishes.flatMap(({ biome, angle }) => ANGLES.map((place) => ({ biome, place, gap: gap(angle, place) })));
  const taken = new Set<number>();
  for (const { biome, place } of pairs.sort((a, b) => a.gap - b.gap)) {
    if (places.has(biome) || taken.has(place)) continue;
    places.set(biome, place);
    taken.add(place);
  }
  return places;
}

const gap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

function angleOfLand(scene: readonly SpaceScene[], biome: Biome): number {
  const land = scene.filter((space) => space.biome === biome);
  const x = land.reduce((sum, { space }) => sum + (space % 6) - 2.5, 0);
  const y = land.reduce((sum, { space }) => sum + Math.floor(space / 6) - 2.5, 0);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

interface MedallionsProps {
  readonly scene: readonly SpaceScene[];
  /** The biome of the card in hand is larger. */
  readonly marked: Biome | undefined;
}

/** The symbol of each biome on the rim beside its land. */
export const Medallions = memo(function Medallions({ scene, marked }: MedallionsProps) {
  return [...medallionAngles(scene)].map(([biome, angle]) => {
    const { x, y } = onCircle(Math.abs(angle) === 90 ? NEAR : RADIUS, angle);
    const radius = biome === marked ? 30 : 24;
    return (
      <g key={biome} transform={`translate(${x} ${y})`}>
        <BiomeDisc biome={biome} radius={radius} />
      </g>
    );
  });
});

/** A biome's symbol on its ground, with a cut edge. */
export function BiomeDisc({ biome, radius }: { readonly biome: Biome; readonly radius: number }) {
  const sign = SIGN_OF_BIOME[biome];
  return (
    <g style={{ color: `var(--on-${sign})`, '--eye': `var(--bio-${sign})` } as object}>
      <circle r={radius} fill="#FFFBEF" />
      <circle r={radius - 3.5} fill={`var(--bio-${sign})`} />
      <use href={`#b-${sign}`} x={-radius * 0.56} y={-radius * 0.56} width={radius * 1.12} height={radius * 1.12} />
    </g>
  );
}
