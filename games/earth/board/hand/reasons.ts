import type { Language } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import type { Pay, PayWord } from '../../material/vocabulary.ts';
import { whyNotPlanted } from '../../rules/explain.ts';
import { occupied } from '../../rules/grid.ts';
import { costOf, lacking, missingSoil } from '../../rules/payment.ts';
import { openPlaces } from '../../rules/places.ts';
import type { Player } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies, words } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';

/** Whether a card of the hand could be planted or played with what its owner has, and what is missing. */
export interface HandReason {
  readonly isReady: boolean;
  /** What is missing, coin by coin; soil for plantings. */
  readonly missing: readonly Pay[];
  /** One or two sentences. */
  readonly text: string;
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

/** The rules say why; beside it stands how much is missing (E7.1 to E7.5, E11.3). */
export function reasonFor(player: Player, card: number, language: Language): HandReason {
  return cards[card].kind === 'event' ? eventReason(player, card, language) : plantReason(player, card, language);
}

function plantReason(player: Player, card: number, language: Language): HandReason {
  const { reason } = cardWords[language];
  const refusal = whyNotPlanted(player, card);
  if (refusal !== undefined) {
    const short = missingSoil(player, card);
    const missing: readonly Pay[] = short === 0 ? [] : [{ what: 'soil', n: short }];
    const lack = short === 0 ? [] : [reason.missing(goodsText(missing, language))];
    return { isReady: false, missing, text: [words[language].refusal(refusal), ...lack].join(' ') };
  }
  // Only a terrain that is made for it can be planted over then (E7.7, E7.8).
  if (openPlaces(occupied(player.cells)).length === 0) return { isReady: false, missing: [], text: reason.islandFull };
  return { isReady: true, missing: [], text: reason.plantable(costOf(player, card)) };
}

function eventReason(player: Player, card: number, language: Language): HandReason {
  const { reason } = cardWords[language];
  const { timing, abilities } = cards[card];
  const missing = lacking(player, abilities[0].pay);
  if (missing.length > 0) return { isReady: false, missing, text: reason.missing(goodsText(missing, language)) };
  const isReady = timing === 'anytime';
  return { isReady, missing, text: isReady ? reason.playable : reason.betweenTurns };
}
