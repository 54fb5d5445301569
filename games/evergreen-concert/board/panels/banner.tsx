import type { CSSProperties } from 'react';
import type { View } from '../../rules/index.ts';
import type { HeldConcert } from '../model/latest.ts';
import { seatName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { Record } from '../pieces/record.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly view: View;
  readonly concert: HeldConcert;
  readonly speech: Speech;
}

/** C4.5, C4.6 A concert that was just held: by whom, what it paid, and the discs that paid it, one after the other. The question reads it out. */
export function Banner({ view, concert: { seat, isGala, points, payments }, speech }: BannerProps) {
  const { choose } = speech.board;
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.banner} data-gala={isGala || undefined}>
        <p className={styles.who}>{seatName(view, seat, speech)}</p>
        <p className={styles.what}>{isGala ? choose.gala(points) : choose.concert(points)}</p>
        <ul className={styles.discs}>
          {payments.map(({ colour, value }, order) => (
            <li key={colour} className={styles.disc} style={{ '--order': order } as CSSProperties}>
              <Record colour={colour} shown={value} hasHit={false} ghost />
            </li>
          ))}
          {isGala && (
            <li className={styles.twice} style={{ '--order': payments.length } as CSSProperties}>
              ×2
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
