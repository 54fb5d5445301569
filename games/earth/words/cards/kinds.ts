/** What kind of card it is, as a person would say it; `sprouts` are of all four flora types. */
export const KIND_WORDS = [
  'tree',
  'herb',
  'mushroom',
  'bush',
  'sprouts',
  'terrain',
  'event',
  'island',
  'climate',
  'ecosystem',
  'fauna',
  'gaia',
] as const;
export type KindWord = (typeof KIND_WORDS)[number];
