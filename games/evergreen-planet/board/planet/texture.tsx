import type { CSSProperties } from 'react';
import styles from './texture.module.css';

/** Ground with the marks of its biome. On paper it is plain: there browsers make a large picture of every pattern. */
export const textured = (sign: string) => ({
  className: styles.ground,
  style: { '--plain': `var(--bio-${sign})` } as CSSProperties,
  fill: `url(#t-${sign})`,
});
