/** Ways to play by what one likes to score with: light (P7.2), the largest forest (P7.3), fertility (P8.1). */
export const STYLES = ['light', 'forest', 'fertility'] as const;
export type Style = (typeof STYLES)[number];
