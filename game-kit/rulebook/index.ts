/** A game's rules for those who play it, with pictures. See docs/ADDING-A-GAME.md. */
export type { IllustratedRulebook } from './illustrated.ts';
export { matches, type Rulebook, type RulebookWords, type RuleText, ruleText, type Section } from './rulebook.ts';
