import * as fires from './fires.ts';
import * as floods from './floods.ts';
import * as heavens from './heavens.ts';
import * as ice from './ice.ts';
import * as quakes from './quakes.ts';
import type { Painter } from './scene.ts';
import * as storms from './storms.ts';

/** What every event shows, by the card's id. */
export const EVENTS: Readonly<Record<string, Painter>> = {
  E196: storms.hurricane,
  E197: floods.tsunami,
  E198: quakes.fissure,
  E199: fires.eruption,
  E200: storms.tornado,
  E201: storms.typhoon,
  E202: storms.tropicalStorm,
  E203: storms.lightning,
  E204: ice.blizzard,
  E205: storms.hail,
  E206: fires.lavaFlow,
  E207: fires.lavaTube,
  E208: fires.lavaLake,
  E209: floods.highTide,
  E210: floods.lowTide,
  E211: quakes.earthquake,
  E212: storms.heatWave,
  E213: ice.snow,
  E214: floods.flashFlood,
  E215: floods.flooding,
  E216: storms.dustStorm,
  E217: storms.waterspout,
  E218: quakes.landslide,
  E219: fires.wildfire,
  E220: storms.coldFront,
  E221: floods.geyser,
  E222: floods.steamVents,
  E223: floods.mudpot,
  E224: floods.rainbow,
  E225: ice.jokulhlaup,
  E226: storms.fog,
  E233: heavens.aurora,
  E234: floods.hotSpring,
  E260: heavens.supernova,
  E261: heavens.comet,
  E262: heavens.shootingStar,
  E263: heavens.asteroid,
  E264: heavens.solarFlare,
  E294: ice.iceAge,
  E295: storms.warmPeriod,
  E296: fires.hotPeriod,
  E297: heavens.continentalShift,
  E298: fires.supervolcano,
  E299: heavens.magneticFlip,
  E300: heavens.massiveAsteroid,
  E301: quakes.mountainBirth,
  E302: storms.monsoon,
};
