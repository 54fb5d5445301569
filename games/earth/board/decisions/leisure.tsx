import { Choice, Choices } from '@grove/game-kit/board/question';
import { moveOf } from '../../rules/move.ts';
import type { Asked, DecisionUi } from './decision-ui.tsx';

const GoOn = ({ turn, speech }: Asked) => (
  <Choices label={speech.table.choices}>
    <Choice kind="primary" act={() => turn.act(moveOf('done'))}>
      {speech.table.choose.goOn}
    </Choice>
  </Choices>
);

/** E2.8, E14.5: nothing but the optional things. */
export const leisure: DecisionUi<'leisure'> = {
  title: (_task, { speech, turn }) =>
    turn.model.view.ending === 2 ? speech.table.ask.lastChance : speech.table.ask.leisure,
  note: (_task, { speech }) => speech.table.ask.leisureNote,
  Choices: (props) => <GoOn turn={props.turn} speech={props.speech} />,
};

/** E16.2 */
export const share: DecisionUi<'share'> = {
  title: (_task, { speech }) => speech.table.ask.share,
  note: (_task, { speech }) => speech.table.ask.shareNote,
  Choices: (props) => <GoOn turn={props.turn} speech={props.speech} />,
};
