/** Ways to play by what one likes to score with (E15.1): terrain cards, plants and what grows on them, fauna, compost. */
export const STYLES = ['terrain', 'flora', 'fauna', 'compost'] as const;
export type Style = (typeof STYLES)[number];
