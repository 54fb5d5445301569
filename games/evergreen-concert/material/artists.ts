/** C1.1 The six artists, known by their colours. The order is that of hands, sorted lists and the usual ring. */
export const COLOURS = ['orange', 'blue', 'lilac', 'green', 'yellow', 'brown'] as const;
export type ColourName = (typeof COLOURS)[number];

/** An artist by the place in COLOURS, 0 to 5. */
export type Colour = number;

export const COLOUR_COUNT = COLOURS.length;

export const colourNamed = (name: string): Colour => (COLOURS as readonly string[]).indexOf(name);

/** C1.3 How popular an artist can be, in the order in which the disc is turned; after the last comes the first. */
export const POPULARITY = [5, 6, 7, 8, 10, 12] as const;

/** C1.3 What the disc shows after one step on, by what it shows now. */
export const NEXT_POPULARITY: readonly number[] = Array.from({ length: Math.max(...POPULARITY) + 1 }, (_, shown) => {
  const step = (POPULARITY as readonly number[]).indexOf(shown);
  return step < 0 ? 0 : POPULARITY[(step + 1) % POPULARITY.length];
});

/** C1.4 The hit disc's ring; a table may choose another order. C2.1 The colour that it shows first. */
export const USUAL_RING: readonly ColourName[] = COLOURS;
export const FIRST_HIT: Colour = colourNamed('orange');
