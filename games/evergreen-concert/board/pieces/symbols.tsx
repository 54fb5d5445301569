import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { CREAM, motifId, TONES } from './artists.ts';
import { SectorClip } from './hit.tsx';
import { bar, diamond, HEIGHT, leaf, rays, wave, WIDTH } from './shapes.ts';

export const SYMBOLS_ID = 'club-symbols';

/**
 * The motifs, drawn once and used on sleeves, labels and the hit ring. Dark tone and cream lie on the artist's ground; each is
 * cut so that its left third is enough to know it.
 */
export function Symbols() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs id={SYMBOLS_ID}>
        {MOTIFS.map((motif, colour) => (
          <symbol key={motifId(colour)} id={motifId(colour)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
            {motif(itemAt(TONES, colour).dark)}
          </symbol>
        ))}
        <SectorClip />
        <clipPath id="clip-label">
          <circle cx="64" cy="64" r="31" />
        </clipPath>
        <clipPath id="clip-glass">
          <path d="M8 8h40v10c0 16-13 22-13 32s13 16 13 32v10H8V82c0-16 13-22 13-32S8 34 8 18z" />
        </clipPath>
      </defs>
    </svg>
  );
}

const MOTIFS: readonly ((dark: string) => ReactNode)[] = [
  (dark) => (
    <>
      <path d={rays(15)} fill={dark} />
      <circle cx="40" cy={HEIGHT} r="27" fill={CREAM} />
      <circle cx="40" cy={HEIGHT} r="16" fill={dark} />
    </>
  ),
  (dark) => (
    <g fill="none" strokeWidth="6.5">
      <path d={[50, 63, 90, 102, 114].map(wave).join('')} stroke={dark} />
      <path d={wave(77)} stroke={CREAM} />
    </g>
  ),
  (dark) => (
    <>
      <circle cx="27" cy="81" r="22" fill={dark} />
      <circle cx="58" cy="98" r="11" fill={dark} />
      <circle cx="27" cy="81" r="9" fill={CREAM} />
      <circle cx="55" cy="67" r="16" fill={CREAM} fillOpacity="0.92" />
      <circle cx="74" cy="85" r="5.5" fill={CREAM} />
    </>
  ),
  (dark) => (
    <>
      <path d={leaf(8, 40, 18) + leaf(53, 48, 18) + leaf(72, 31, 17)} fill={dark} />
      <path d={leaf(30, 62, 18)} fill={CREAM} />
    </>
  ),
  (dark) => (
    <>
      <path d={[2, 13, 24, 47, 58, 70].map((x, i) => bar(x, itemAt(BARS, i))).join('')} fill={dark} />
      <path d={bar(36, 67)} fill={CREAM} />
    </>
  ),
  (dark) => (
    <>
      <path d={LATTICE.map(([x, y]) => diamond(x, y)).join('')} fill="none" stroke={dark} strokeWidth="1.4" />
      <path d={FILLED.map(([x, y]) => diamond(x, y)).join('')} fill={dark} />
      <path d={diamond(30, 78) + diamond(50, 98)} fill={CREAM} />
    </>
  ),
];

const BARS = [23, 49, 34, 41, 56, 28];

const LATTICE = [58, 78, 98, 118].flatMap((y) => [10, 30, 50, 70].map((x) => [x, y] as const));
const FILLED = LATTICE.filter(([x, y]) => (x + y) % 40 === 8 || ((x - 10) / 20 + (y - 58) / 20) % 2 === 1);
