import type { CardFacts } from './facts.ts';
import { Icon } from './icon.tsx';
import styles from './large-spaces.module.css';

interface LargeSpacesProps {
  readonly facts: CardFacts;
  readonly sprouts: number;
  readonly growth: number;
}

/** Rings for sprouts on the left; trunks as cut wood and the canopy with its points on the right. */
export function LargeSpaces({ facts, sprouts, growth }: LargeSpacesProps) {
  const { sproutSpaces, trunks, canopy } = facts;
  if (sproutSpaces === 0 && canopy === null) return null;
  return (
    <div className={styles.spaces}>
      <span className={styles.row}>
        {Array.from({ length: sproutSpaces }, (_, i) => (
          <span key={i} className={styles.ring} data-icon="sprout-space" data-full={i < sprouts || undefined}>
            {i < sprouts && <Icon name="sprout" />}
          </span>
        ))}
      </span>
      <span className={styles.row}>
        {Array.from({ length: trunks }, (_, i) => (
          <span key={i} className={styles.trunk} data-icon="trunk" data-full={i < growth || undefined} />
        ))}
        {canopy !== null && (
          <b className={styles.canopy} data-icon="canopy" data-full={growth > trunks || undefined}>
            {canopy}
          </b>
        )}
      </span>
    </div>
  );
}
