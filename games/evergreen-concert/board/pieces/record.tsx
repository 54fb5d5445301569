import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { POPULARITY, type Colour } from '../../material/index.ts';
import { useTurning } from '../motion/use-turning.tsx';
import { CREAM, motifId, TONES } from './artists.ts';
import styles from './record.module.css';

const SIZE = 128;
const CENTRE = SIZE / 2;
/** How far from the middle the values stand. */
const RING = 47;
const STEP = 360 / POPULARITY.length;

interface RecordProps {
  readonly colour: Colour;
  /** What the disc shows. */
  readonly shown: number;
  readonly hasHit: boolean;
  /** Where the disc would go, not where it is. */
  readonly ghost?: boolean;
}

/** An artist's disc. The value that counts stands on top in a cream window, the next one is bright. */
export const Record = memo(function Record({ colour, shown, hasHit, ghost = false }: RecordProps) {
  const present = POPULARITY.findIndex((value) => value === shown);
  const turning = useTurning<SVGGElement>(ghost ? undefined : `record-${colour}`, -STEP * present);
  return (
    <svg
      className={styles.record}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      data-icon="disc"
      data-ghost={ghost || undefined}
    >
      <Vinyl />
      <g className={styles.large}>
        <g ref={turning} className={styles.turning}>
          <Label colour={colour} />
          {POPULARITY.map((value, i) => (
            <Value key={value} value={value} ahead={(i - present + POPULARITY.length) % POPULARITY.length} />
          ))}
        </g>
        <circle cx={CENTRE} cy={CENTRE - RING} r="17" fill={CREAM} />
        <text className={styles.present} x={CENTRE} y={CENTRE - RING + 9} data-wide={shown > 9 || undefined}>
          {shown}
        </text>
      </g>
      <Small colour={colour} shown={shown} />
      {hasHit && <HitMark />}
    </svg>
  );
});

/** Grooves and the two wedges in which the lamp is seen; the light stays where it is when the record turns. */
function Vinyl() {
  return (
    <>
      <ellipse cx={CENTRE} cy={CENTRE + 2.5} rx="63" ry="62.5" fill="#000" fillOpacity="0.35" />
      <circle cx={CENTRE} cy={CENTRE} r="62" fill="#1B1A1F" />
      <g fill="none" stroke="#3A383F" strokeWidth="0.9">
        <circle cx={CENTRE} cy={CENTRE} r="59" />
        <circle cx={CENTRE} cy={CENTRE} r="56" />
        <circle cx={CENTRE} cy={CENTRE} r="38" strokeOpacity="0.6" />
      </g>
      <path
        d="M64 64L24 16.5A62 62 0 0 1 40 6.9zM64 64l40 47.5A62 62 0 0 1 78 124.4z"
        fill="#55525B"
        fillOpacity="0.5"
      />
    </>
  );
}

function Label({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <g clipPath="url(#clip-label)">
        <circle cx={CENTRE} cy={CENTRE} r="31" fill={itemAt(TONES, colour).ground} />
        <use href={`#${motifId(colour)}`} x="27" y="-8.5" width="74" height="103.6" />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="31" fill="none" stroke="#B9B4AA" strokeOpacity="0.55" strokeWidth="1.4" />
      <circle cx={CENTRE} cy={CENTRE} r="5.6" fill="#1B1A1F" stroke={CREAM} strokeWidth="2.6" />
    </>
  );
}

/** The small face, for records under 52 px: the label and the one number that counts. */
function Small({ colour, shown }: { readonly colour: Colour; readonly shown: number }) {
  return (
    <g className={styles.small}>
      <g transform="translate(64 64) scale(1.8) translate(-64 -64)">
        <g clipPath="url(#clip-label)">
          <circle cx={CENTRE} cy={CENTRE} r="31" fill={itemAt(TONES, colour).ground} />
          <use href={`#${motifId(colour)}`} x="30" y="-2" width="68" height="95" />
        </g>
      </g>
      <circle cx={CENTRE} cy="46" r="37" fill={CREAM} stroke="#1B1A1F" strokeWidth="3" />
      <text className={styles.only} x={CENTRE} y="65">
        {shown}
      </text>
    </g>
  );
}

function Value({ value, ahead }: { readonly value: number; readonly ahead: number }) {
  const angle = (ahead * STEP * Math.PI) / 180;
  return (
    <text
      className={ahead === 1 ? styles.next : styles.value}
      x={CENTRE + RING * Math.sin(angle)}
      y={CENTRE - RING * Math.cos(angle) + 5}
    >
      {value}
    </text>
  );
}

/** C4.5 The artist with the hit counts double. */
function HitMark() {
  return (
    <>
      <circle className={styles.glow} cx={CENTRE} cy={CENTRE} r="67" />
      <g data-icon="double">
        <circle cx="108" cy="112" r="16" fill="#FFE08A" />
        <text className={styles.twice} x="108" y="117.5">
          ×2
        </text>
      </g>
    </>
  );
}
