import type { ActionColor } from '../../material/vocabulary.ts';

/** Each colour has a sign of its own: leaves, into the heap, a drop, upwards. */
const SIGNS: Readonly<Record<ActionColor, string>> = {
  green: 'M11 20C6 19 4 14 5 7c5 1 8 5 7 12zm2 0c4-1 6-5 5.5-10-4 1-6.500 4-5.500 10z',
  red: 'M12 3v10m0 0-4-4m4 4 4-4M4 19h16',
  blue: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  yellow: 'M12 20V5m0 0-6 6m6-6 6 6',
};
const IS_LINE: ReadonlySet<ActionColor> = new Set(['red', 'yellow']);

export function ColorSign({ color }: { readonly color: ActionColor }) {
  const isLine = IS_LINE.has(color);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={color}>
      <path
        d={SIGNS[color]}
        fill={isLine ? 'none' : 'currentColor'}
        stroke={isLine ? 'currentColor' : 'none'}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
