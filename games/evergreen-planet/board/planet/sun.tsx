const RADIUS = 397;
const SIZE = 96;

/** The sun on its orbit. The group turns about the planet's centre, so that a walk is one rotation. */
export function Sun({
  id,
  degrees,
  moving,
}: {
  readonly id: string;
  readonly degrees: number;
  readonly moving: boolean;
}) {
  return (
    <g style={{ transform: `rotate(${degrees}deg)`, transition: moving ? 'transform 900ms ease-in-out' : 'none' }}>
      <use href="#p-sun" x={RADIUS - SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} data-part={`${id}-sun`} />
    </g>
  );
}

/** The light that the sun throws over the table around it. */
export function Glow({ id, degrees }: { readonly id: string; readonly degrees: number }) {
  return (
    <g style={{ transform: `rotate(${degrees}deg)` }} pointerEvents="none">
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
}
