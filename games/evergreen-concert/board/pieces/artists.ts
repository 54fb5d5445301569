import type { Colour } from '../../material/index.ts';

/** The tones of an artist: ground, what is written on it, and the dark tone of the motif. */
export interface Tones {
  readonly ground: string;
  readonly ink: string;
  readonly dark: string;
}

/** The third tone of every motif, and the colour of rings and primary buttons in the club. */
export const CREAM = '#FFF3DC';

/** By artist, in the order of the material. Least distance 13.8 (CIEDE2000), ink contrast 4.7 and more. */
export const TONES: readonly Tones[] = [
  { ground: '#E8793A', ink: '#2B0F00', dark: '#B9501A' },
  { ground: '#2B63A6', ink: '#FFFFFF', dark: '#17427A' },
  { ground: '#B9A2E0', ink: '#24123F', dark: '#8A6CBE' },
  { ground: '#3F9A78', ink: '#06251A', dark: '#22694F' },
  { ground: '#F3D04A', ink: '#3A2A00', dark: '#CFA31E' },
  { ground: '#6F442E', ink: '#FFF3E4', dark: '#4A2A1A' },
];

export const motifId = (colour: Colour): string => `motif-${colour}`;
