/** A game's rules for those who play it, with pictures and examples. See docs/ADDING-A-GAME.md. */
export { drawExamples, type ExampleScene } from './draw-examples.ts';
export type { Example, ExamplePosition, Examples, ExampleStage, ExampleWords } from './example.ts';
export type { DrawnStage, IllustratedRulebook } from './illustrated.ts';
export type { IconWords, LegendGroup, LegendItem } from './legend.ts';
export {
  type Rulebook,
  type RulebookWords,
  type RuleText,
  ruleText,
  type Section,
  type ShortStep,
} from './rulebook.ts';
export { type FoundElsewhere, searchRules } from './search.ts';
