import { labelled, type SetUpField, type SetUpFieldProps, upper } from '@grove/game-kit';
import { useState } from 'react';
import { colourNamed, type ColourName, USUAL_RING } from '../../material/index.ts';
import { phrases } from '../../words/index.ts';
import { boardWords } from '../../words/screen/index.ts';
import { ArtistDot } from '../pieces/dot.tsx';
import { Symbols } from '../pieces/symbols.tsx';
import { isUsual, ringIn, swapped } from './ring.ts';
import styles from './ring-field.module.css';

/** C1.4 The order of the ring: folded, since most tables leave it as it is. */
function RingField({ language, options, change }: SetUpFieldProps) {
  const { setUp } = boardWords[language];
  const ring = ringIn(options);
  const use = (next: readonly ColourName[]) => change({ ring: [...next] });
  return (
    <details className={styles.field}>
      <summary className={styles.summary}>
        <Symbols />
        <span className={styles.label}>{setUp.ring}</span>
        <span className={styles.dots} role="img" aria-label={namesOf(ring, phrases[language].colours)}>
          {ring.map((name) => (
            <ArtistDot key={name} colour={colourNamed(name)} />
          ))}
        </span>
      </summary>
      <p className={styles.note}>{setUp.swap}</p>
      <Ring ring={ring} names={phrases[language].colours} use={use} />
      {!isUsual(ring) && (
        <button type="button" className={`button ${styles.usual}`} onClick={() => use(USUAL_RING)}>
          {setUp.usualRing}
        </button>
      )}
    </details>
  );
}

interface RingProps {
  readonly ring: readonly ColourName[];
  readonly names: Readonly<Record<ColourName, string>>;
  readonly use: (ring: readonly ColourName[]) => void;
}

/** Six artists in a circle; the first tap takes one up, the second changes places with another. */
function Ring({ ring, names, use }: RingProps) {
  const [taken, setTaken] = useState<ColourName>();
  const tap = (name: ColourName) => {
    setTaken(taken === undefined ? name : undefined);
    if (taken !== undefined && taken !== name) use(swapped(ring, taken, name));
  };
  return (
    <div className={styles.ring}>
      {ring.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.artist}
          aria-pressed={name === taken}
          onClick={() => tap(name)}
        >
          <ArtistDot colour={colourNamed(name)} size={48} />
          <span>{upper(names[name])}</span>
        </button>
      ))}
    </div>
  );
}

const namesOf = (ring: readonly ColourName[], names: RingProps['names']): string =>
  ring.map((name) => names[name]).join(', ');

export const ringField: SetUpField = {
  Field: RingField,
  fact: ({ language, options }) => {
    const ring = ringIn(options);
    return isUsual(ring)
      ? undefined
      : labelled(language, boardWords[language].setUp.ring, namesOf(ring, phrases[language].colours));
  },
};
