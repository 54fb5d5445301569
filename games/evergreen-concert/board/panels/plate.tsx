import type { SeatSign } from '@grove/game-kit';
import { type Seat, seatNumber } from '@grove/kernel';
import { MAX_CONCERTS, type View } from '../../rules/index.ts';
import { concertsLeft, galaText, seatName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { totalOf } from '../model/totals.ts';
import { useSpot } from '@grove/game-kit/board/help';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { SeatBadge } from '@grove/game-kit/board/seat-badge';
import { Origin } from '../motion/flight.tsx';
import { HandSign } from '../pieces/hand-sign.tsx';
import { Tickets } from '../pieces/tickets.tsx';
import styles from './plate.module.css';

interface PlateProps {
  readonly view: View;
  readonly seat: Seat;
  /** Colour and letter of the player; none in pictures of the rulebook. */
  readonly sign?: SeatSign;
  readonly speech: Speech;
}

/** Who sits here: name, points, cards in hand, concerts left, and the gala in words. */
export function Plate({ view, seat, sign, speech }: PlateProps) {
  const spot = useSpot();
  const isOnTurn = view.stage === 'turns' && view.onTurn === seat;
  return (
    <Origin id={`seat-${seat}`} className={styles.plate}>
      <div
        className={styles.bar}
        {...spot(`seat ${seatNumber(seat)}`)}
        data-mine={seat === view.viewer || undefined}
        data-turn={isOnTurn || undefined}
        aria-hidden="true"
      >
        <Name name={seatName(view, seat, speech)} />
        <span className={styles.total}>{totalOf(view, seat)}</span>
        {view.stage !== 'over' && (
          <span className={styles.hand}>
            <HandSign />
            {view.handSizes[seat]}
          </span>
        )}
        <Tickets left={concertsLeft(view, seat)} of={MAX_CONCERTS} />
        <span className={styles.gala} data-icon="gala">
          {galaText(view, seat, speech)}
        </span>
      </div>
      {sign && <SeatMark sign={sign} className={styles.mark} />}
      <SeatBadge seat={seat} />
    </Origin>
  );
}

/** The number at the end of a name stays, however short the name must be cut. */
function Name({ name }: { readonly name: string }) {
  const [, stem = name, number = ''] = /^(.+?)(\s\d+)?$/.exec(name) ?? [];
  return (
    <span className={styles.name}>
      <span className={styles.stem}>{stem}</span>
      <span className={styles.number}>{number}</span>
    </span>
  );
}
