import { SeatMark } from '@grove/game-kit/board/seat-mark';
import type { SeatRating } from '@grove/protocol';
import { useId } from 'react';
import { changeText, gainText } from '../standings/rating-text.ts';
import { useStandingWords } from '../standings/words/index.ts';
import type { TableProps } from './table-props.ts';
import { useSeatRatings } from './use-seat-ratings.ts';
import { useSeatSigns } from './use-seat-signs.ts';
import '../styles/ratings.css';

const wayOf = ({ before, after }: NonNullable<SeatRating['change']>): string =>
  after.rating < before.rating ? 'down' : 'up';

/** What a rated game has changed, for everybody at the table: `Anna 1512 → 1531, +19`. */
export function RatingChanges({ module, view, nameOf }: Pick<TableProps, 'module' | 'view' | 'nameOf'>) {
  const standing = useStandingWords();
  const id = useId();
  const ratings = useSeatRatings(view);
  const signs = useSeatSigns({ module, view, nameOf });
  if (ratings.every(({ change }) => change === null)) return null;
  return (
    <section className="rating-changes" aria-labelledby={id}>
      <h3 id={id}>{standing.changes}</h3>
      <ul>
        {ratings.map(({ player, change }, seat) => {
          const sign = signs[seat];
          return change === null ? null : (
            <li key={player} data-mine={seat === view.me.seat || undefined}>
              <span className="rating-name">
                {sign && <SeatMark sign={sign} />}
                {nameOf(seat)}
              </span>
              <span className="number">{changeText(change)}</span>
              <strong className="number" data-way={wayOf(change)}>
                {gainText(change)}
              </strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
