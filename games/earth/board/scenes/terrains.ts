import { DRY_LANDS } from './dry-lands.ts';
import { FIRE_LANDS } from './fire-lands.ts';
import { HEIGHTS } from './heights.ts';
import { OPEN_LANDS } from './open-lands.ts';
import type { Painter } from './scene.ts';
import { SOILS } from './soils.ts';
import { WATERS } from './waters.ts';
import { WOODS } from './woods.ts';

/** What every terrain shows, by the card's id. */
export const TERRAINS: Readonly<Record<string, Painter>> = {
  ...OPEN_LANDS,
  ...DRY_LANDS,
  ...HEIGHTS,
  ...FIRE_LANDS,
  ...SOILS,
  ...WATERS,
  ...WOODS,
};
