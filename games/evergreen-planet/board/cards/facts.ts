import { itemAt } from '@grove/kernel';
import { BIOMES, type Biome, materialFor, POWERS, type Power, WILD } from '../../material/index.ts';
import type { View } from '../../rules/types.ts';

/** What stands on a card. */
export interface CardFacts {
  readonly biome: Biome | 'wild';
  readonly power: Power;
  readonly fertility: number;
  readonly isDrought: boolean;
}

type Deal = Pick<View, 'options'>;

export function cardFacts({ options }: Deal, id: string): CardFacts {
  const material = materialFor(options.planet, options.material);
  const card = itemAt(material.numberOfCard, id);
  const biome = itemAt(material.biomeOfCard, card);
  return {
    biome: biome === WILD ? 'wild' : itemAt(BIOMES, biome),
    power: itemAt(POWERS, itemAt(material.powerOfCard, card)),
    fertility: itemAt(material.fertilityOfCard, card),
    isDrought: material.isDrought[card] === 1,
  };
}

export const powerOfCard = (deal: Deal, id: string): Power => cardFacts(deal, id).power;

/** The strengths of a power's steps. */
export const trackOf = ({ options }: Deal, power: Power): readonly number[] =>
  itemAt(materialFor(options.planet, options.material).tracks, POWERS.indexOf(power));
