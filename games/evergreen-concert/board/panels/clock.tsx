import type { BoardClock } from '@grove/game-kit/board';
import styles from './clock.module.css';

/** The time left as a number beside the glass. It is not read out second by second. */
export function Clock({ clock: { left }, glass }: { readonly clock: BoardClock; readonly glass: string }) {
  return (
    <span aria-hidden="true">
      <strong className={styles.time}>{timeText(left)}</strong> {glass}{' '}
    </span>
  );
}

/** `0:41` */
function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
