import { Choice } from '@grove/game-kit/board/question';
import type { Move } from '../../rules/move.ts';
import type { Asked } from './decision-ui.tsx';

/** Takes everything now, and from now on without being asked. */
export const TakeAlways = ({ turn, speech, move }: Asked & { readonly move: Move }) => (
  <Choice
    act={() => {
      turn.plan.setHabit({ takesAll: true });
      turn.act(move);
    }}
  >
    {speech.table.choose.takeAlways}
  </Choice>
);
