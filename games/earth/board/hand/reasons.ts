import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { cards } from '../../material/cards.ts';
import type { Pay, PayWord } from '../../material/vocabulary.ts';
import { plantingRefusal } from '../../rules/refusals.ts';
import { occupied } from '../../rules/grid.ts';
import { costOf, lacking, missingSoil } from '../../rules/payment.ts';
import { openPlaces } from '../../rules/places.ts';
import { plantableOver } from '../../rules/tasks/plant.ts';
import type { Player } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies, words } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';
import { cardName } from '../../words/names/index.ts';

/** Whether a card of the hand could be planted or played with what its owner has, and what is missing. */
export interface HandReason {
  readonly isReady: boolean;
  /** What is missing, coin by coin; soil for plantings. */
  readonly missing: readonly Pay[];
  /** One or two sentences. */
  readonly text: string;
  /** The last of them, which is enough where the card is seen. */
  readonly brief: string;
}

const GOOD_OF = {
  soil: 'soil',
  sprout: 'sprout',
  growth: 'growth',
  compost_hand: 'card',
  compost_discard: 'compost',
} as const satisfies Record<PayWord, string>;

const goodsText = (missing: readonly Pay[], language: Language): string =>
  missing.map(({ what, n }) => counted(n, vocabularies[language].goods[GOOD_OF[what]])).join(', ');

const told = (isReady: boolean, text: string, missing: readonly Pay[] = []): HandReason => ({
  isReady,
  missing,
  text,
  brief: text,
});

/** The rules say why; beside it stands how much is missing (E7.1 to E7.5, E11.3). */
export function reasonFor(player: Player, card: number, language: Language): HandReason {
  return itemAt(cards, card).kind === 'event'
    ? eventReason(player, card, language)
    : plantReason(player, card, language);
}

function plantReason(player: Player, card: number, language: Language): HandReason {
  const { reason } = cardWords[language];
  const refusal = plantingRefusal(player, card);
  const isFull = openPlaces(occupied(player.cells)).length === 0;
  const [terrain] = refusal !== undefined || isFull ? plantableOver(player, card) : [];
  if (terrain !== undefined) return told(true, reason.plantableOver(cardName(terrain, language))); // E7.7
  if (refusal !== undefined) {
    const short = missingSoil(player, card);
    const missing: readonly Pay[] = [{ what: 'soil', n: short }];
    const why = words[language].refusal(refusal);
    if (short === 0) return told(false, why);
    const lack = reason.missing(goodsText(missing, language));
    return { isReady: false, missing, text: `${why} ${lack}`, brief: lack };
  }
  if (isFull) return told(false, reason.islandFull); // E7.8
  return told(true, reason.plantable(costOf(player, card)));
}

function eventReason(player: Player, card: number, language: Language): HandReason {
  const { reason } = cardWords[language];
  const { timing, abilities } = itemAt(cards, card);
  const missing = lacking(player, itemAt(abilities, 0).pay);
  if (missing.length > 0) return told(false, reason.missing(goodsText(missing, language)), missing);
  return timing === 'anytime' ? told(true, reason.playable) : told(false, reason.betweenTurns);
}
