import { type Company, type SeatSign, usualSigns } from '@grove/game-kit';
import { seatName } from './board/model/names.ts';
import type { View } from './rules/index.ts';
import { boardWords } from './words/screen/index.ts';

/** Colours and letters by which the players are known. */
export function signs(
  view: View,
  { language, nameOf, isShared = false }: Omit<Company, 'viewer'>,
): readonly SeatSign[] {
  const speech = { board: boardWords[language], nameOf, isShared };
  return usualSigns(Array.from({ length: view.players }, (_, seat) => seatName(view, seat, speech)));
}
