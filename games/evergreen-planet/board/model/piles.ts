import { BIOMES, type Biome } from '../../material/facts.ts';
import type { State, View } from '../../rules/types.ts';
import { fertilityOf } from '../../rules/zone.ts';
import { cardFacts } from '../cards/facts.ts';

/** One biome's pile in the fertility zone. */
export interface Pile {
  readonly biome: Biome;
  readonly icons: number;
  readonly cards: number;
  readonly faceDown: number;
}

/** How many icons count is for the rules to say (P8.1). */
export function pilesOf(view: View, state: State): Pile[] {
  return BIOMES.map((biome, number) => {
    const cards = view.zone.filter(({ card }) => cardFacts(view, card).biome === biome);
    const faceDown = cards.filter((card) => card.faceDown).length;
    return { biome, icons: fertilityOf(state, number), cards: cards.length, faceDown };
  });
}
