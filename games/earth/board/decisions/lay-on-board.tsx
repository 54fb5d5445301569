import { Choice } from '@grove/game-kit/board/question';
import { moveOf } from '../../rules/move.ts';
import type { Asked } from './decision-ui.tsx';

const LAY = moveOf('lay');

/** E16.2: a piece for the team board, where the question allows it. */
export const LayOnBoard = ({ turn, speech }: Asked) =>
  turn.model.moves.includes(LAY) && <Choice act={() => turn.act(LAY)}>{speech.table.choose.layOnBoard}</Choice>;
