import type { SeatSign } from '@grove/game-kit';
import { useMemo } from 'react';
import type { Seen, View } from '../../rules/index.ts';
import { signs } from '../../signs.ts';
import type { Speech } from './speech.ts';
import { seatOf } from './story.ts';

/** Colours and letters of all seats. The letters need no other part of the view. */
export const useSigns = (view: View, speech: Speech): readonly SeatSign[] =>
  useMemo(() => signs(view, speech), [view.players, view.viewer, speech]);

/** The sign of whoever an event is about, the same function as long as the signs are the same. */
export function useSignOf(view: View, speech: Speech): (event: Seen) => SeatSign | undefined {
  const seatSigns = useSigns(view, speech);
  return useMemo(() => {
    return (event: Seen) => {
      const seat = seatOf(event);
      return seat === undefined ? undefined : seatSigns[seat];
    };
  }, [seatSigns]);
}
