import type { Company, SeatSign } from '@grove/game-kit';
import { speechFor } from './board/model/speech.ts';
import type { View } from './rules/view.ts';

/** Colours and letters by which the players are known, in teams tones of one colour (E16); Gaia's (E17) behind the last seat's. */
export function signs({ players, options }: View, { language, ...company }: Company): readonly SeatSign[] {
  return speechFor(language, { ...company, players: players.length, teams: options.teams }).signs;
}
