import { itemAt } from '@grove/kernel';
import { type Language, say } from '@grove/game-kit';
import type { GaiaGain } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';

const GOOD_OF = {
  sprout: 'sprout',
  growth: 'growth',
  soil: 'soil',
  compost_deck: 'compost',
  score_card: 'card',
} as const;

function gainText(gain: GaiaGain, language: Language): string {
  const { gaia } = cardWords[language];
  if (gain.what === 'claim_fauna') return gaia.claims[gain.row];
  const goods = counted(gain.n, vocabularies[language].goods[GOOD_OF[gain.what]]);
  return gain.per === undefined ? goods : `${goods} ${gaia.per[gain.per]}`;
}

/** What a card of Gaia's does: first for the person, then for her (E17.4, E17.6). */
export function gaiaCardLines(card: number, language: Language, isExpert: boolean): string[] {
  const { gaia: words } = cardWords[language];
  const turn = cards[card]?.gaia;
  if (!turn) return [];
  const claims = turn.gains.filter(({ what }) => what === 'claim_fauna').map((gain) => gainText(gain, language));
  const goods = turn.gains.filter(({ what }) => what !== 'claim_fauna').map((gain) => gainText(gain, language));
  const extras = isExpert && turn.atExpert ? [...turn.atExpert.left, ...turn.atExpert.right] : [];
  return [
    ...personLines(card, language),
    ...claims,
    ...(goods.length === 0 ? [] : [words.gains(goods.join(', '))]),
    ...(extras.length === 0 ? [] : [words.gains(extras.map((gain) => gainText(gain, language)).join(` ${words.or} `))]),
  ];
}

function personLines(card: number, language: Language): string[] {
  const { gaia: words } = cardWords[language];
  const player = itemAt(cards, card).gaia?.player ?? null;
  if (player === null) return [];
  if ('plant' in player) return [words.youPlant];
  const { gains, goods } = vocabularies[language];
  const choices = player.choose.map(({ what, n }) => {
    const good = what === 'soil' || what === 'sprout' || what === 'growth' ? what : 'card';
    return what === 'compost_deck' ? say(gains[what], { n, goods: '', keep: 0 }) : counted(n, goods[good]);
  });
  return [words.youChoose(choices.join(` ${words.or} `))];
}
