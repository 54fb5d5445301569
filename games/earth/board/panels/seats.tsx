import { seatNumber } from '@grove/kernel';
import { totalOf } from '../../rules/result.ts';
import { gaiaInView, partsInView } from '../../rules/score/view.ts';
import type { View } from '../../rules/view.ts';
import { MiniIsland } from '../island/mini.tsx';
import type { Speech } from '../model/speech.ts';
import { doingOf } from '../model/status.ts';
import { isCovered } from '../scores/pad.ts';
import styles from './seats.module.css';

interface SeatsProps {
  readonly view: View;
  readonly speech: Speech;
  /** Whose island is shown large. */
  readonly shown: number;
  readonly show: (seat: number) => void;
  readonly className?: string | undefined;
}

/** Everybody at the table with their island in small; a tap shows it large. */
export function Seats({ view, speech, shown, show, className }: SeatsProps) {
  const gaia = gaiaInView(view);
  return (
    <ul
      className={`${styles.seats} ${className ?? ''}`}
      aria-label={speech.table.scores}
      data-count={view.players.length}
      data-many={view.players.length > 3 || undefined}
    >
      {view.players.map(({ cells }, seat) => (
        <li key={speech.nameOf(seat)}>
          <button
            type="button"
            className={styles.seat}
            data-origin={`seat-${seat}`}
            data-spot={`seat ${seatNumber(seat)}`}
            data-mine={seat === view.viewer || undefined}
            data-active={seat === view.active || undefined}
            aria-pressed={seat === shown}
            onClick={() => show(seat)}
          >
            <span className={styles.mini}>
              <MiniIsland cells={cells} />
            </span>
            <span className={styles.who}>
              <span className={styles.name}>{speech.labelOf(seat)}</span>
              <span className={styles.status}>{statusOf(view, seat, speech)}</span>
            </span>
            <span className={styles.total}>
              {isCovered(view, view.viewer, seat) ? '' : totalOf(partsInView(view, seat))}
            </span>
          </button>
        </li>
      ))}
      {gaia !== undefined && (
        <li>
          <button
            type="button"
            className={`${styles.seat} ${styles.gaia}`}
            data-active={view.active >= view.players.length || undefined}
            aria-pressed={shown === view.players.length}
            onClick={() => show(view.players.length)}
          >
            <span className={styles.who}>
              <span className={styles.name}>Gaia</span>
              <span className={styles.status}>{speech.table.gaiaCards(view.gaia?.deck.length ?? 0)}</span>
            </span>
            <span className={styles.total}>{gaia.total}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

function statusOf(view: View, seat: number, { table }: Speech): string {
  if (view.phase === 'over') return '';
  const doing = doingOf(view, seat);
  const what = doing === undefined ? table.status.waiting : table.status[doing];
  return seat === view.active ? table.activeAnd(what) : what;
}
