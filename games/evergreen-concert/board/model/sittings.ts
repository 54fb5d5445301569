import type { Seat, Viewer } from '@grove/kernel';

/** The side of the table where somebody sits, as the viewer sees it: the viewer below, the others around in turn order. */
export type TableSide = 'me' | 'left' | 'top' | 'right';

export interface Sitting {
  readonly seat: Seat;
  readonly side: TableSide;
}

/** The turn passes to the left: the next player sits on the left side, then come those across, then the right side. */
export function sittings(players: number, viewer: Viewer): Sitting[] {
  const below = viewer === 'public' ? 0 : viewer;
  return Array.from({ length: players }, (_, step) => ({
    seat: (below + step) % players,
    side: sideOf(step, players),
  }));
}

function sideOf(step: number, players: number): TableSide {
  if (step === 0) return 'me';
  if (players === 2) return 'top';
  if (step === 1) return 'left';
  return step === players - 1 ? 'right' : 'top';
}
