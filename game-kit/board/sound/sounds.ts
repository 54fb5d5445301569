/** A tone that glides, or noise through a filter that glides. Times in seconds from the sound's beginning. */
export interface Voice {
  readonly kind: 'sine' | 'triangle' | 'noise';
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  /** The loudest it gets, and how long that takes; then it fades. */
  readonly gain: number;
  readonly rise: number;
}

const voice = (kind: Voice['kind'], glide: readonly [number, number], rest: Partial<Voice>): Voice => ({
  kind,
  from: glide[0],
  to: glide[1],
  at: 0,
  length: 0.12,
  gain: 0.3,
  rise: 0.004,
  ...rest,
});

/** Everything that can be heard: paper, wood, vinyl, and light that walks. */
export const SOUNDS = {
  card: [voice('noise', [2600, 900], { length: 0.11, gain: 0.35, rise: 0.02 })],
  piece: [
    voice('sine', [230, 150], { length: 0.09, gain: 0.5 }),
    voice('noise', [1800, 1200], { length: 0.02, gain: 0.2 }),
  ],
  growth: [
    voice('triangle', [392, 392], { length: 0.14, gain: 0.22, rise: 0.02 }),
    voice('triangle', [523, 523], { at: 0.09, length: 0.2, gain: 0.22, rise: 0.02 }),
  ],
  sun: [
    voice('sine', [196, 220], { length: 0.9, gain: 0.25, rise: 0.35 }),
    voice('sine', [294, 330], { at: 0.1, length: 0.8, gain: 0.18, rise: 0.35 }),
  ],
  record: [
    voice('noise', [300, 500], { length: 0.26, gain: 0.3, rise: 0.08 }),
    voice('noise', [3200, 3200], { at: 0.07, length: 0.008, gain: 0.3 }),
    voice('noise', [2800, 2800], { at: 0.17, length: 0.008, gain: 0.2 }),
  ],
  ticket: [
    voice('noise', [3600, 2400], { length: 0.05, gain: 0.3 }),
    voice('noise', [4200, 2000], { at: 0.07, length: 0.09, gain: 0.3 }),
  ],
  turn: [
    voice('sine', [660, 660], { length: 0.3, gain: 0.2, rise: 0.01 }),
    voice('sine', [880, 880], { at: 0.12, length: 0.4, gain: 0.18, rise: 0.01 }),
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;

/** What is heard of one step does not become noise: each sound once, and so many at most. */
const MOST = 3;

/** The sounds of what was heard since so many steps; who walks far through a replay hears the last step only. */
export function soundsSince<Seen>(
  heard: readonly { readonly seen: readonly Seen[] }[],
  steps: number,
  soundOf: (seen: Seen) => Sound | undefined,
): Sound[] {
  if (heard.length <= steps) return [];
  const sounds = (heard.at(-1)?.seen ?? []).map(soundOf).filter((sound) => sound !== undefined);
  return [...new Set(sounds)].slice(0, MOST);
}
