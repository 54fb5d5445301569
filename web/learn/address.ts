import type { GuideOffer } from '@grove/game-kit';

/** Where a guided game is found: its address on the page, and the name under which its progress is kept. */
export function guideIn(game: string, { id }: Pick<GuideOffer, 'id'>): { address: string; kept: string } {
  const path = id === undefined ? game : `${game}/${id}`;
  return { address: `/learn/${path}`, kept: path };
}
