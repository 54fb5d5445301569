import type { AbilityColor, Direction, FloraType, Habitat, Icon, LineTest, Mark } from '../../material/vocabulary.ts';

/** Every sign that a card can carry. */
export type IconName =
  | FloraType
  | Habitat
  | AbilityColor
  | Direction
  | Mark
  | `has-${Icon}`
  | LineTest['test']
  | LineTest['of']
  | 'full-sprouts'
  | 'full-growth'
  | 'full-both'
  | 'flora'
  | 'terrain'
  | 'event'
  | 'soil'
  | 'sprout'
  | 'growth'
  | 'draw'
  | 'compost'
  | 'deck'
  | 'uncompost'
  | 'seed'
  | 'leaf'
  | 'pick'
  | 'hand'
  | 'card'
  | 'others'
  | 'opponent'
  | 'neighbour'
  | 'best'
  | 'planted'
  | 'sets'
  | 'empty'
  | 'bare'
  | 'diagonal'
  | 'directional'
  | 'habitats'
  | 'abilities'
  | 'sprout-space'
  | 'trunk'
  | 'canopy'
  | 'never'
  | 'over'
  | 'copy';
