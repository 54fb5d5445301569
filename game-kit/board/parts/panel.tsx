import { memo, type ReactNode, useId } from 'react';
import type { Spot } from '../../guide/lesson.ts';
import { useSpot } from './help.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Bare on small screens. */
  readonly flat?: boolean;
  readonly className?: string | undefined;
  /** What lessons call it. */
  readonly spot?: Spot | undefined;
  readonly children: ReactNode;
}

/** A sheet of paper with a title. */
export function Panel({ title, note, flat = false, className, spot, children }: PanelProps) {
  const id = useId();
  const spotOf = useSpot();
  return (
    <section
      className={`${styles.panel} ${flat ? styles.flat : ''} ${className ?? ''}`}
      aria-labelledby={id}
      {...spotOf(spot)}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface IconProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** What it stands for here, if that is not what the symbol is called. */
  readonly means?: string | undefined;
}

/** A symbol beside words; the words say what it is. Whoever asks what it is finds it by its name in the legend. */
export const Icon = memo(function Icon({ href, className, means = href.slice(1) }: IconProps) {
  return (
    <svg className={className ?? styles.icon} viewBox="0 0 100 100" aria-hidden="true" data-icon={means}>
      <use href={href} width="100" height="100" />
    </svg>
  );
});
