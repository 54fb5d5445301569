import { seatBit } from '@grove/kernel';
import { Choice } from '@grove/game-kit/board/question';
import type { GainWord } from '../../material/vocabulary.ts';
import { takes } from '../../rules/effects/cards.ts';
import { moveOf } from '../../rules/move.ts';
import type { TableModel } from '../model/table.ts';
import type { Asked } from './decision-ui.tsx';

const IN_PART = moveOf('in-part');

export const takesInPart = ({ state, seat }: TableModel): boolean => (state.inPart & seatBit(seat)) !== 0;

interface TakeFewerProps extends Asked {
  /** What is to be gained. */
  readonly gains: readonly { readonly what: GainWord }[];
}

/** E6.5: all is taken without a question; whoever wants less says so first. Where pieces are placed it needs no saying. */
export function TakeFewer({ turn, speech, gains }: TakeFewerProps) {
  const { model } = turn;
  const isChosen = takesInPart(model);
  if (!gains.some(({ what }) => what in takes) || !(isChosen || model.unasked.includes(IN_PART))) return null;
  return (
    <Choice pressed={isChosen} act={() => !isChosen && turn.act(IN_PART)}>
      {speech.table.choose.fewer}
    </Choice>
  );
}
