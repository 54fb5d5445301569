/** Four tones of one hue, dark to light (L 22 34 48 64). */
export interface Tones {
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

export const hsl = (hue: number, sat: number, light: number): string => `hsl(${hue} ${sat}% ${light}%)`;

export const tonesOf = (hue: number, sat: number): Tones => ({
  deep: hsl(hue, sat, 22),
  dark: hsl(hue, sat, 34),
  mid: hsl(hue, sat, 48),
  light: hsl(hue, sat, 64),
});

/** Barks: the side in the light and the side that turns away. */
export const BARKS = {
  brown: { lit: '#8a6148', shade: '#5f3f2e' },
  grey: { lit: '#8e857d', shade: '#635b55' },
  red: { lit: '#9a5a42', shade: '#6c3a2a' },
  pale: { lit: '#e3ddd0', shade: '#b3aa9a' },
  black: { lit: '#5d4f4a', shade: '#3b312e' },
  green: { lit: '#5c8a4e', shade: '#3d6637' },
} as const;
export type Bark = keyof typeof BARKS;
