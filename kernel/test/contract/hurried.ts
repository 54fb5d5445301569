import { itemAt } from '../../item-at.ts';
import { type Game, IllegalMove } from '../../index.ts';
import { acorns, type AcornsTypes } from '../../contract/sample/index.ts';

/** The interruption: no card has this number. */
export const TIMEOUT = 0;

/** Acorns against the clock: when a seat's time is out, the table chooses a card for it at random. */
export const hurried: Game<AcornsTypes> = {
  ...acorns,
  id: 'hurried-acorns',
  interruptions: (state, seat) => (acorns.moves(state, seat).length > 0 ? [TIMEOUT] : []),
  why: (state, seat, card) =>
    acorns.why(state, seat, card === TIMEOUT ? (itemAt(state.hands, seat)[0] ?? TIMEOUT) : card),
  play: (state, seat, move, chance, tell) => {
    const refusal = hurried.why(state, seat, move);
    if (refusal) throw new IllegalMove(refusal);
    const hand = itemAt(state.hands, seat);
    acorns.play(state, seat, move === TIMEOUT ? itemAt(hand, chance.pick(hand.length)) : move, chance, tell);
  },
  notation: {
    ...acorns.notation,
    writeStep: (state, card) => (card === TIMEOUT ? 'timeout' : acorns.notation.writeStep(state, card)),
    readStep: (state, seat, text) => (text === 'timeout' ? TIMEOUT : acorns.notation.readStep(state, seat, text)),
    writeTurn: (state, cards) => hurried.notation.writeStep(state, itemAt(cards, 0)),
    readTurn: (state, seat, text) => [hurried.notation.readStep(state, seat, text)],
  },
};
