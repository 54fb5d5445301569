import type { SeatView } from '@grove/protocol';
import { useOnlineWords } from '../words/index.ts';
import { minutesSince, type SeatState, type SeatTrouble } from './seat-state.ts';
import { useAbsenceWords } from './words/index.ts';

type Troubled = SeatState & { readonly trouble: SeatTrouble };

/** What is the matter with a seat, in words. */
export function useTroubleText(): (info: SeatView, state: Troubled, name: string, now: number) => string {
  const { presence } = useOnlineWords();
  const { seats } = useAbsenceWords();
  return (info, { trouble, since }, name, now) => {
    switch (trouble) {
      case 'sits-in':
        return seats.sitsIn(name);
      case 'missed':
        return seats.missed(info.missed);
      case 'dropped':
        return since === undefined ? presence.dropped : seats.droppedFor(minutesSince(since, now));
      case 'left':
      case 'away':
        return presence[trouble];
      default:
        return seats[trouble];
    }
  };
}
