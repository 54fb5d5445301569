import type { SeatTrouble } from './seat-state.ts';

const MOON = 'M10.5 2.5a5.5 5.5 0 1 0 3 8.5A6 6 0 0 1 10.5 2.5Z';

/** Lines on a square of 16. */
const paths: Readonly<Record<SeatTrouble, string>> = {
  'sits-in': 'M3 6h10v8H3zM8 6V2.5M6 9.5v1.5M10 9.5v1.5',
  left: 'M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3',
  covered: 'M3 3.5 8 8l-5 4.5M8.5 3.5 13.5 8l-5 4.5',
  waits: 'M5 3v10M11 3v10',
  'last-call': 'M4 2.5h8M4 13.5h8M5 2.5c0 6 6 5 6 11M11 2.5c0 6-6 5-6 11',
  missed: MOON,
  dropped: 'M2 6.5a9 9 0 0 1 12 0M4.5 9.5a5 5 0 0 1 7 0M8 13v.1M2.5 2.5l11 11',
  away: MOON,
};

export const SeatIcon = ({ trouble }: { readonly trouble: SeatTrouble }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[trouble]} />
  </svg>
);
