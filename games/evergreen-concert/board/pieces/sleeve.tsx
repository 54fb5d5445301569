import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { COLOUR_OF, COLOURS, VALUE_OF, type Card } from '../../material/index.ts';
import { CREAM, motifId, TONES } from './artists.ts';
import { HEIGHT, WIDTH } from './shapes.ts';
import styles from './sleeve.module.css';

/** A card is a record's sleeve: ground, motif, and the value top left. */
export const Sleeve = memo(function Sleeve({ card }: { readonly card: Card }) {
  return (
    <svg
      className={styles.sleeve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      data-icon={COLOURS[itemAt(COLOUR_OF, card)]}
    >
      <SleeveShapes card={card} />
    </svg>
  );
});

/** What is drawn on a sleeve, for larger drawings too. */
export function SleeveShapes({ card }: { readonly card: Card }) {
  const { ground, ink } = itemAt(TONES, itemAt(COLOUR_OF, card));
  const value = itemAt(VALUE_OF, card);
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      <use href={`#${motifId(itemAt(COLOUR_OF, card))}`} width={WIDTH} height={HEIGHT} />
      <text className={styles.value} x="7" y="29" fill={ink} data-wide={value > 9 || undefined}>
        {value}
      </text>
      <rect className={styles.cut} x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx="7" />
    </>
  );
}

/** A card that nobody may see: the back of a sleeve, with the hole in the middle. */
export const SleeveBack = memo(function SleeveBack() {
  return (
    <svg className={styles.sleeve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-icon="back">
      <rect width={WIDTH} height={HEIGHT} fill="#3B2E38" />
      <path d="M0 84l80-40v20L0 104z" fill="#4A3B46" />
      <circle cx="40" cy="56" r="21" fill="#231C22" />
      <circle cx="40" cy="56" r="9" fill={CREAM} />
      <circle cx="40" cy="56" r="2.5" fill="#231C22" />
      <rect className={styles.cut} x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx="7" />
    </svg>
  );
});
