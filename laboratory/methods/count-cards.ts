import { pairingOf, playPairing } from '@grove/bots';
import { gameModules } from '@grove/games/loaded';
import { BadInput } from '@grove/kernel';

export interface CountedCards {
  readonly bot: string;
  readonly games: number;
  /** By card: in how many games somebody used it, and what it scored in all of them. */
  readonly cards: Readonly<Record<string, readonly [used: number, points: number]>>;
}

/** Plays games of two between bots of one level, and counts what they made of every card. */
export function countCards(id: string, level: string, games: number, seed: string): CountedCards {
  const module = gameModules.find(({ game }) => game.id === id);
  const usedCards = module?.usedCards;
  const makeBot = module?.bots[level];
  if (module === undefined || usedCards === undefined)
    throw new BadInput(`${id} does not say what became of its cards`);
  if (makeBot === undefined) throw new BadInput(`${id} has no bot ${level}`);
  const { game } = module;
  const both = [makeBot(game), makeBot(game)];
  const counts = new Map<string, [used: number, points: number]>();
  for (let deal = 0; deal < games; deal++) {
    // The two bots are the same: with seats changed a deal would only be played again.
    playPairing(game, both, pairingOf(seed, both.length, deal * both.length), {}, (state) => {
      for (const { card, points } of [0, 1].flatMap((seat) => usedCards(state, seat))) {
        const [used, sum] = counts.get(card) ?? [0, 0];
        counts.set(card, [used + 1, sum + points]);
      }
    });
  }
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { bot: level, games, cards: Object.fromEntries(sorted) };
}
