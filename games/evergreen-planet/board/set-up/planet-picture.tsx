import { materialFor, type MaterialSource, type PlanetName, SIDES } from '../../material/index.ts';
import { SEAT_SIZE } from '../../rules/layout.ts';
import { writeRows } from '../../rules/rows.ts';
import type { Options } from '../../rules/types.ts';
import { MiniPlanet } from '../planet/mini.tsx';

interface PlanetPictureProps {
  readonly planet: PlanetName;
  readonly material: MaterialSource | null;
  readonly sun: Options['sun'];
}

/** A planet before its first tree, under the sun of its spring. */
export function PlanetPicture({ planet, material, sun }: PlanetPictureProps) {
  const { crevasses } = materialFor(planet, material);
  const rows = writeRows(
    Array.from({ length: SEAT_SIZE }, () => 0),
    0,
    crevasses,
  );
  const options = { planet, material, sun } as Options;
  return <MiniPlanet key={JSON.stringify(options)} rows={rows} options={options} side={SIDES.indexOf(sun)} />;
}
