import { itemAt, type Viewer } from '@grove/kernel';
import { nameOfCard, NONE, type View } from '@grove/kernel/sample';
import { type Language, seatName } from '@grove/game-kit';
import { textWords } from './text-words.ts';

/** The view as text: the round, the seats, the viewer's own cards. */
export function drawText(view: View, viewer: Viewer, language: Language): string {
  const words = textWords[language];
  const seats = view.handSizes.map((size, seat) => {
    const mark = view.hasChosen[seat] ? words.hasChosen : '';
    const total = itemAt(view.bonus, seat) + itemAt(view.won, seat);
    return `${seatName(language, seat)}  ${size} ${words.cards}  ${total} ${words.acorns}  ${mark}`.trimEnd();
  });
  const prize = view.prize === NONE ? words.noPrize : `${words.prize} ${nameOfCard(view.prize)}`;
  const hand = viewer === 'public' ? [] : [`${words.hand}  ${view.hand.map(nameOfCard).join(' ')}`];
  return [`${words.round} ${view.round + 1}  ${prize}`, ...seats, ...hand].join('\n');
}
