import { itemAt, type Seat } from '@grove/kernel';
import { MAX_CONCERTS, type View } from '../../rules/index.ts';
import { seatName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { totalOf, winnersOf } from '../model/totals.ts';
import { useSpot } from '@grove/game-kit/board/help';
import styles from './final.module.css';

interface FinalProps {
  readonly view: View;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

const CONCERTS = Array.from({ length: MAX_CONCERTS }, (_, i) => i);

/** What every total is made of: up to three concerts and the final one. */
export function Final({ view, speech, className }: FinalProps) {
  const { end } = speech.board;
  const winners = winnersOf(view);
  const spot = useSpot();
  const seats = view.handSizes.map((_, seat) => seat).sort((a, b) => totalOf(view, b) - totalOf(view, a));
  return (
    <div className={`${styles.final} ${className ?? ''}`} {...spot('final')}>
      <table>
        <caption className="visually-hidden">{end.title}</caption>
        <thead>
          <tr>
            <td />
            {CONCERTS.map((i) => (
              <th key={i} scope="col">
                <span className={styles.whole}>{end.concert(i + 1)}</span>
                <span className={styles.short} aria-hidden="true">
                  {i + 1}
                </span>
              </th>
            ))}
            <th scope="col">{end.final}</th>
            <th scope="col">{end.total}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} data-winner={winners.includes(seat) || undefined}>
              <th scope="row">{seatName(view, seat, speech)}</th>
              {CONCERTS.map((i) => (
                <td key={i}>{itemAt(view.concerts, seat)[i] ?? '–'}</td>
              ))}
              <td>
                {view.finals[seat]}
                {tookFinalGala(view, seat) && <span className={styles.gala}> {end.gala}</span>}
              </td>
              <td className={styles.total}>{totalOf(view, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** C6.2 Whoever has had no gala takes it in the final concert. */
const tookFinalGala = (view: View, seat: Seat): boolean => !view.hadGala[seat];
