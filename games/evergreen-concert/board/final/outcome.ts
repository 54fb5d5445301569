import { type Outcome, winnersOf } from '@grove/game-kit/board/outcome';
import { itemAt } from '@grove/kernel';
import type { View } from '../../rules/index.ts';
import { CONCERTS } from '../../score-categories.ts';
import { seatName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { totalOf } from '../model/totals.ts';

/** A finished game: up to three concerts and the final one. */
export function outcomeOf(view: View, speech: Speech): Outcome {
  const { end } = speech.board;
  return {
    viewer: view.viewer,
    columns: view.handSizes.map((_, seat) => ({
      seat,
      label: seatName(view, seat, speech),
      name: speech.nameOf(seat),
      total: totalOf(view, seat),
      standing: [totalOf(view, seat), itemAt(view.finals, seat)],
    })),
    categories: [
      ...CONCERTS.map((i) => ({
        key: `concert ${i}`,
        label: end.concert(i + 1),
        within: end.inConcert(i + 1),
        points: view.concerts.map((held) => held[i] ?? 0),
      })),
      { key: 'final', label: end.final, within: end.inFinal, points: view.finals },
    ],
  };
}

/** C6.3 Who has won; several share the victory. */
export function verdictOf(outcome: Outcome, { board: { end }, language }: Speech): string {
  const winners = winnersOf(outcome);
  if (winners.length > 1) return end.share(new Intl.ListFormat(language).format(winners.map(({ name }) => name)));
  const [winner] = winners;
  return winner?.seat === outcome.viewer ? end.youWin : end.wins(winner?.name ?? '');
}
