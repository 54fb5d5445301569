import { memo } from 'react';
import { onCircle } from './geometry.ts';

const RADIUS = 354;

/** The sea under its sun: bright on the near side, deep on the far one, two shallow rings, and its shadow on the table. */
export const Sea = memo(function Sea({ id, side }: { readonly id: string; readonly side: number }) {
  const towards = onCircle(RADIUS, side * 90 - 90);
  const shadow = onCircle(-16, side * 90 - 90);
  return (
    <>
      <defs>
        <linearGradient
          id={`${id}-sea`}
          gradientUnits="userSpaceOnUse"
          x1={towards.x}
          y1={towards.y}
          x2={-towards.x}
          y2={-towards.y}
        >
          <stop offset="0" stopColor="#7E9CA3" />
          <stop offset="0.3" stopColor="#4B7780" />
          <stop offset="0.65" stopColor="#2F5A66" />
          <stop offset="1" stopColor="#14303C" />
        </linearGradient>
      </defs>
      <circle cx={shadow.x} cy={shadow.y} r={RADIUS} fill="var(--planet-shadow)" />
      <circle r={RADIUS} fill={`url(#${id}-sea)`} />
      <circle r="337" fill="#CFE8E4" fillOpacity="0.09" />
      <circle r="321" fill="#CFE8E4" fillOpacity="0.1" />
    </>
  );
});
