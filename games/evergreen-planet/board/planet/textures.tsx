/** A pattern for each biome: marks in a darker tone of the ground. */
export const Textures = () => (
  <>
    <pattern id="t-N" width="60" height="60" patternUnits="userSpaceOnUse">
      <rect width="60" height="60" fill="var(--bio-N)" />
      <g stroke="var(--tex-N)" fill="none" strokeWidth="2.6" strokeLinecap="round">
        <path d="M6 18q9-7 18 0M34 48q9-7 18 0" />
        <path d="M44 8v10M39.7 10.5l8.6 5M48.3 10.5l-8.6 5M14 38v10M9.7 40.5l8.6 5M18.3 40.5l-8.6 5" />
      </g>
    </pattern>
    <pattern id="t-M" width="50" height="50" patternUnits="userSpaceOnUse">
      <rect width="50" height="50" fill="var(--bio-M)" />
      <g stroke="var(--tex-M)" fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M12 20q-1-7-6-11M13 20q0-9 1-14M15 20q1-7 6-10M36 45q-1-7-6-11M37 45q0-9 1-14M39 45q1-7 6-10" />
      </g>
    </pattern>
    <pattern id="t-F" width="50" height="50" patternUnits="userSpaceOnUse">
      <rect width="50" height="50" fill="var(--bio-F)" />
      <g fill="var(--tex-F)">
        <circle cx="13" cy="9" r="4" />
        <circle cx="18" cy="13" r="4" />
        <circle cx="16" cy="19" r="4" />
        <circle cx="10" cy="19" r="4" />
        <circle cx="8" cy="13" r="4" />
        <circle cx="38" cy="33" r="4" />
        <circle cx="43" cy="37" r="4" />
        <circle cx="41" cy="43" r="4" />
        <circle cx="35" cy="43" r="4" />
        <circle cx="33" cy="37" r="4" />
      </g>
      <g fill="var(--bio-F)">
        <circle cx="13" cy="14.5" r="2.2" />
        <circle cx="38" cy="38.5" r="2.2" />
      </g>
    </pattern>
    <pattern id="t-W" width="40" height="40" patternUnits="userSpaceOnUse">
      <rect width="40" height="40" fill="var(--bio-W)" />
      <g stroke="var(--tex-W)" fill="none" strokeWidth="2.8" strokeLinecap="round">
        <path d="M10 0v40M30 0v40" />
        <path d="M10 12l-6-5M10 12l6-5M10 22l-6-5M10 22l6-5M30 32l-6-5M30 32l6-5M30 2l-6-5M30 2l6-5M30 42l-6-5M30 42l6-5" />
      </g>
    </pattern>
    <pattern id="t-R" width="60" height="44" patternUnits="userSpaceOnUse">
      <rect width="60" height="44" fill="var(--bio-R)" />
      <g stroke="var(--tex-R)" fill="none" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M2 20L14 5l12 15M14 5v15M20 12.5V20M32 42l12-15 12 15M44 27v15M50 34.5V42" />
      </g>
    </pattern>
    <pattern id="t-S" width="60" height="50" patternUnits="userSpaceOnUse">
      <rect width="60" height="50" fill="var(--bio-S)" />
      <g stroke="var(--tex-S)" fill="none" strokeWidth="2.8" strokeLinecap="round">
        <path d="M2 22h20M10 28h10M34 44h20M34 38h8M50 20h8" />
        <path d="M46 34V20M52 34V24M14 18V6" />
      </g>
      <g fill="var(--tex-S)">
        <rect x="43.5" y="8" width="5" height="13" rx="2.5" />
        <rect x="49.5" y="13" width="5" height="12" rx="2.5" />
      </g>
    </pattern>
  </>
);
