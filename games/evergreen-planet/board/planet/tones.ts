import { itemAt } from '@grove/kernel';
/** How light falls on a piece: trees that earn are lit, whatever stands in a shadow is dusk, the rest is plain day. */
export type Light = 'lit' | 'plain' | 'dusk';

const LIT = { bright: '#9CC763', mid: '#4F8F4C', dark: '#1F5440', edge: '#FFEFB0', bark: '#5B3B2A' };
const PLAIN = { bright: '#6FA857', mid: '#3F7F4C', dark: '#1F5440', edge: '#FFFDF4', bark: '#5B3B2A' };
const DUSK = { bright: '#3E6B66', mid: '#2F5857', dark: '#1D4246', edge: 'rgb(201 211 210 / 50%)', bark: '#3B3336' };
const TONES = { lit: LIT, plain: PLAIN, dusk: DUSK };

type Plane = 'bright' | 'mid' | 'dark' | 'none';

/** West plane, east plane and crest under a sun at the top, right, bottom, left. */
const PLANES: readonly (readonly [Plane, Plane, Plane])[] = [
  ['mid', 'dark', 'bright'],
  ['dark', 'bright', 'none'],
  ['bright', 'mid', 'none'],
  ['bright', 'dark', 'none'],
];

/** The custom properties that the symbols of pieces paint their planes with. */
export function toneStyle(light: Light, side: number): Readonly<Record<`--${string}`, string>> {
  const tones = TONES[light];
  const [west, east, crest] = itemAt(PLANES, side);
  const toneOf = (plane: Plane): string => (plane === 'none' ? 'none' : tones[plane]);
  return {
    '--west': toneOf(west),
    '--east': toneOf(east),
    '--mid': side === 1 ? tones.bright : tones.mid,
    '--crest': toneOf(crest),
    '--edge': tones.edge,
    '--bark': tones.bark,
    '--soil': tones.bark,
    ...(light === 'dusk' ? { '--berry': '#A35C52' } : {}),
  };
}
