import styles from './card-back.module.css';

/** The back of an Earth card: a sprig in a frame. */
export const CardBack = ({ className }: { readonly className?: string | undefined }) => (
  <span className={`${styles.back} ${className ?? ''}`} aria-hidden="true">
    <svg viewBox="0 0 50 70">
      <BackShapes />
    </svg>
  </span>
);

const LEAVES = [
  { y: 24, turn: -52 },
  { y: 24, turn: 52 },
  { y: 34, turn: -60 },
  { y: 34, turn: 60 },
  { y: 44, turn: -66 },
  { y: 44, turn: 66 },
] as const;

/** What is drawn on a back, within 50 by 70. */
export const BackShapes = () => (
  <>
    <rect width="50" height="70" className={styles.ground} />
    <rect x="3.5" y="3.5" width="43" height="63" rx="3.5" className={styles.frame} />
    <path d="M25 56V17" className={styles.stem} />
    <path d="M25 7.5c3.4 3.400 3.4 7.600 0 11c-3.400-3.400-3.400-7.600 0-11z" className={styles.leaf} />
    {LEAVES.map(({ y, turn }) => (
      <path
        key={`${y} ${turn}`}
        d="M0 0c4.200-3.300 4.200-8.700 0-13c-4.200 4.300-4.200 9.700 0 13z"
        transform={`translate(25 ${y + 4}) rotate(${turn})`}
        className={styles.leaf}
      />
    ))}
    <path d="M14 60.500h22" className={styles.stem} />
  </>
);

/** On an own card that the others see from behind only: its owner can still read it. */
export const FaceDownMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <svg viewBox="0 0 50 70">
      <BackShapes />
    </svg>
  </span>
);
