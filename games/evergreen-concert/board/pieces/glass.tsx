import styles from './glass.module.css';

/** The upper sand lies between these heights of the glass, the heap below grows to the same amount. */
const FULL = 20;
const NECK = 50;
const FLOOR = 92;
const HEAP = 26;

interface GlassProps {
  /** How much of the period is left, 0 to 1; more when time was left over from the turn before. */
  readonly level: number;
  readonly runs: boolean;
}

/** The sand timer: its level is the time. */
export function Glass({ level, runs }: GlassProps) {
  const full = Math.min(1, Math.max(0, level));
  const heap = (1 - full) * HEAP;
  return (
    <svg className={styles.glass} viewBox="0 0 56 100" aria-hidden="true" data-icon="glass">
      <path className={styles.bulbs} d="M8 8h40v10c0 16-13 22-13 32s13 16 13 32v10H8V82c0-16 13-22 13-32S8 34 8 18z" />
      <g clipPath="url(#clip-glass)">
        <rect
          x="8"
          y="8"
          width="40"
          height="42"
          className={styles.sand}
          style={{ transform: `translateY(${(1 - full) * (NECK - FULL) + FULL - 8}px)` }}
        />
        <g style={{ transform: `translateY(${HEAP - heap}px)` }}>
          <path
            d={`M8 ${FLOOR + 30}V${FLOOR - HEAP + 12}Q28 ${FLOOR - HEAP - 12} 28 ${FLOOR - HEAP}V${FLOOR + 30}z`}
            className={styles.sand}
          />
          <path
            d={`M48 ${FLOOR + 30}V${FLOOR - HEAP + 12}Q28 ${FLOOR - HEAP - 12} 28 ${FLOOR - HEAP}V${FLOOR + 30}z`}
            className={styles.dusk}
          />
        </g>
        {runs && full > 0 && <path d={`M28 ${NECK - 2}V${FLOOR}`} className={styles.thread} />}
      </g>
      <path className={styles.rim} d="M8 8h40v10c0 16-13 22-13 32s13 16 13 32v10H8V82c0-16 13-22 13-32S8 34 8 18z" />
      <rect x="1" y="0.5" width="54" height="9" rx="4.5" fill="#8A5637" />
      <path d="M5 5h46" stroke="#B98562" strokeWidth="1.2" />
      <rect x="1" y="90.5" width="54" height="9" rx="4.5" fill="#8A5637" />
      <path d="M5 95h46" stroke="#B98562" strokeWidth="1.2" />
    </svg>
  );
}
