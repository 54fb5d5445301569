import { memo } from 'react';
import { SIZE } from '../../material/facts.ts';
import { bend } from './geometry.ts';
import styles from './coordinates.module.css';

const LINES = Array.from({ length: SIZE }, (_, i) => i);
/** Beside the shore; the first and the last row stand clear of the medallions. */
const OUTSIDE = 22;
const AT_CORNERS = { outside: 15, stretch: 1.1 };

/** Letters below the columns and numbers beside the rows, where texts speak of spaces by name. */
export const Coordinates = memo(function Coordinates({ isShown }: { readonly isShown: boolean }) {
  return (
    <g
      className={styles.coordinates}
      data-shown={isShown || undefined}
      fill="#FFF6E0"
      fontFamily="var(--text)"
      fontSize="20"
      fontWeight="700"
      textAnchor="middle"
      aria-hidden="true"
    >
      {LINES.map((column) => {
        const { x, y } = bend({ x: column + 0.5, y: SIZE });
        return (
          <text key={`column ${column}`} x={x} y={y + OUTSIDE} dy="0.36em">
            {'abcdef'.charAt(column)}
          </text>
        );
      })}
      {LINES.map((row) => {
        const { x, y } = bend({ x: 0, y: row + 0.5 });
        const isCorner = row === 0 || row === SIZE - 1;
        const outside = isCorner ? AT_CORNERS.outside : OUTSIDE;
        return (
          <text key={`row ${row}`} x={x - outside} y={isCorner ? y * AT_CORNERS.stretch : y} dy="0.36em">
            {row + 1}
          </text>
        );
      })}
    </g>
  );
});
