import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { moveOf } from '../../rules/move.ts';
import { sentencesOf } from '../../words/reminder.ts';
import type { DecisionUi } from './decision-ui.tsx';

/** E11.6: asked only of those who hold such an event; the others pass by themselves. */
export const between: DecisionUi<'between'> = {
  title: (_task, { speech }) => speech.table.ask.between,
  note: (_task, { speech }) => speech.table.ask.betweenNote,
  card: (_task, card) => moveOf('event', card),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice act={() => turn.act(moveOf('pass'))}>{speech.table.choose.pass}</Choice>
    </Choices>
  ),
};

/** E11.7 */
export const join: DecisionUi<'join'> = {
  title: ({ card }, { speech }) => speech.table.ask.join(speech.card(card)),
  about: ({ card }) => card,
  note: ({ card }, { speech }) => sentencesOf(speech.words, itemAt(cards, card)).join(' '),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" act={() => turn.act(moveOf('join'))}>
        {speech.table.choose.join}
      </Choice>
      <Choice act={() => turn.act(moveOf('decline'))}>{speech.table.choose.decline}</Choice>
    </Choices>
  ),
};
