import type { Cover } from '@grove/kernel';

type WithBots = Pick<Cover, 'bots'>;

/** The named bot, or where there is none of that name, the strongest. */
const orStrongest = ({ bots }: WithBots, name: string): string =>
  bots.find((bot) => bot === name) ?? bots[bots.length - 1];

/** Who sits down at a table unless somebody chooses another: weak enough to learn the game against, and quick. */
export const usualBot = (cover: WithBots): string => orStrongest(cover, 'seedling');

/** Who plays on for somebody who has left: a good player, and quick. */
export const usualStandIn = (cover: WithBots): string => orStrongest(cover, 'greedy');
