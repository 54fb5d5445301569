import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { outlinePath, SPACE_POINTS, spacePath } from './geometry.ts';

const INK = '#1C2822';
const CREAM = '#FFFDF4';

interface RingProps {
  readonly space: number;
  /** Chosen and focused spaces wear the same ring, heavier. */
  readonly heavy?: boolean;
}

/** A cream ring inside a dark one reads on all six grounds. */
export const Ring = memo(function Ring({ space, heavy = false }: RingProps) {
  const path = spacePath(space, 0.085);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke={INK} strokeWidth={heavy ? 17 : 11} />
      <path d={path} stroke={CREAM} strokeWidth={heavy ? 9 : 7} />
    </g>
  );
});

/** One line round several spaces: a forest. */
export const Outline = memo(function Outline({ spaces }: { readonly spaces: ReadonlySet<number> }) {
  const path = outlinePath(spaces);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke={INK} strokeWidth="15" />
      <path d={path} stroke={CREAM} strokeWidth="8" />
    </g>
  );
});

interface TargetProps {
  readonly space: number;
  readonly hasPiece: boolean;
  /** What it would bring, in place of the plus. */
  readonly text: string | undefined;
}

/** A space that may be chosen: veiled, ringed, and with a small plus. On a piece the plus stands in the corner. */
export const Target = memo(function Target({ space, hasPiece, text }: TargetProps) {
  const { x, y, scale } = itemAt(SPACE_POINTS, space);
  return (
    <>
      <path d={spacePath(space, 0.085)} fill={CREAM} fillOpacity={hasPiece ? 0.25 : 0.42} />
      <Ring space={space} />
      {!hasPiece && text !== undefined && <Score x={x} y={y} size={30 * scale} text={text} />}
      {!hasPiece && text === undefined && (
        <path
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M-13 0H13M0-13V13"
          stroke={INK}
          strokeOpacity="0.75"
          strokeWidth="8"
        />
      )}
    </>
  );
});

/** The plus of a target that holds a piece; it lies over the piece. */
export const CornerPlus = memo(function CornerPlus({ space, text }: Omit<TargetProps, 'hasPiece'>) {
  const { x, y, scale } = itemAt(SPACE_POINTS, space);
  return (
    <g transform={`translate(${x - 31 * scale} ${y - 31 * scale}) scale(${scale})`}>
      <circle r={text === undefined ? 14 : 17} fill={CREAM} stroke={INK} strokeWidth="2.5" />
      {text === undefined ? (
        <path d="M-7 0H7M0-7V7" stroke={INK} strokeWidth="4.5" />
      ) : (
        <Score x={0} y={0} size={19} text={text} />
      )}
    </g>
  );
});

interface ScoreProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

function Score({ x, y, size, text }: ScoreProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      fill={INK}
      fontFamily="var(--text)"
      fontWeight="700"
      fontSize={size}
      textAnchor="middle"
    >
      {text}
    </text>
  );
}
