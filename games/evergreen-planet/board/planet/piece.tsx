import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { APART } from '../model/use-counted.tsx';
import { SPACE_POINTS } from './geometry.ts';
import { type PieceSign, SYMBOL_OF_PIECE } from './scene.ts';
import { type Light, toneStyle } from './tones.ts';
import styles from './motion.module.css';

const SIZE = 92;

interface PieceProps {
  readonly space: number;
  readonly piece: PieceSign;
  readonly light: Light;
  readonly side: number;
}

/** A piece on its space. */
export const Piece = memo(function Piece({ space, piece, light, side }: PieceProps) {
  const { x, y, scale } = itemAt(SPACE_POINTS, space);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} style={toneStyle(light, side)}>
      <use
        className={styles.piece}
        href={SYMBOL_OF_PIECE[piece]}
        x={-SIZE / 2}
        y={-SIZE / 2}
        width={SIZE}
        height={SIZE}
      />
    </g>
  );
});

interface PipProps {
  readonly space: number;
  readonly points: number;
  readonly side: number;
  /** Its place in the order in which points rise; undefined when they simply stand there. */
  readonly risesAt?: number | undefined;
}

/** What the light gives a tree. It sits on the sun's side, so that it never hides the shadow. */
export const LightPip = memo(function LightPip({ space, points, side, risesAt }: PipProps) {
  const { x, y, scale } = itemAt(SPACE_POINTS, space);
  const dx = side === 3 ? -30 : 30;
  return (
    <g transform={`translate(${x + dx * scale} ${y + 31 * scale})`}>
      <g
        className={risesAt === undefined ? undefined : styles.rising}
        style={risesAt === undefined ? undefined : { animationDelay: `${risesAt * APART}ms` }}
      >
        <circle r="15" fill="#FFE08A" stroke="#7A4F00" strokeWidth="2.5" />
        <text fontFamily="var(--text)" fill="#4A2F00" textAnchor="middle" dy="0.36em" fontSize="21" fontWeight="800">
          {points}
        </text>
      </g>
    </g>
  );
});
