import type { Company, SeatSign } from '@grove/game-kit';
import { speechFor } from './board/model/speech.ts';
import type { View } from './rules/types.ts';

/** Colours and letters by which the players are known, those of the virtual opponent (P9.1) behind the person's. */
export function signs(view: View, { language, viewer, nameOf, isShared }: Company): readonly SeatSign[] {
  const names = view.planets.map((_, seat) => nameOf(seat));
  return speechFor(language, names, viewer, isShared).signs;
}
