import { memo } from 'react';

const RADIUS = 397;
const SIZE = 96;

interface SunProps {
  readonly id: string;
  readonly degrees: number;
  readonly moving: boolean;
}

const turned = (degrees: number, moving: boolean) => ({
  transform: `rotate(${degrees}deg)`,
  transition: moving ? 'transform 900ms ease-in-out' : 'none',
});

/** The sun on its orbit. The group turns about the planet's centre, so that a walk is one rotation. */
export const Sun = memo(function Sun({ degrees, moving }: Omit<SunProps, 'id'>) {
  return (
    <g style={turned(degrees, moving)}>
      <use href="#p-sun" x={RADIUS - SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />
    </g>
  );
});

/** The light that the sun throws over the table around it. */
export const Glow = memo(function Glow({ id, degrees, moving }: SunProps) {
  return (
    <g style={turned(degrees, moving)} pointerEvents="none">
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--glow-near)" />
          <stop offset="0.4" stopColor="var(--glow-far)" />
          <stop offset="1" stopColor="#FFE08A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={RADIUS} r="330" fill={`url(#${id}-glow)`} />
    </g>
  );
});
