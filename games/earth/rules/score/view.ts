import type { Seat } from '@grove/kernel';
import { type GaiaScore, scoreGaia } from '../solo/score.ts';
import type { View } from '../view.ts';
import { type Parts, partsOf } from '../result.ts';

/** The lines of the score pad as a viewer can reckon them: everything that scores is open, or its size is. */
export function partsInView(view: View, seat: Seat): Parts {
  const players = view.players.map((player) =>
    Object.assign({}, player, { hand: { length: player.handSize }, compost: { length: player.compostSize } }),
  );
  return partsOf({ ...view, players }, seat);
}

export function gaiaInView(view: View): GaiaScore | undefined {
  if (view.gaia === null) return undefined;
  return scoreGaia(view, { ...view.gaia, compost: { length: view.gaia.compostSize } }, view.players.length);
}
