import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { moveOf, verbOf } from '../../rules/move.ts';
import { sentencesOf } from '../../words/reminder.ts';
import type { DecisionUi } from './decision-ui.tsx';

/** E11.6: asked only of those who hold such an event; the others pass by themselves. */
export const between: DecisionUi<'between'> = {
  title: (_task, { speech }) => speech.table.ask.between,
  note: (_task, { speech, turn }) =>
    turn.model.moves.some((move) => verbOf(move) === 'event')
      ? speech.table.ask.betweenNote
      : speech.table.ask.prepareNote,
  card: (_task, card) => moveOf('event', card),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice act={() => turn.act(moveOf('pass'))}>{speech.table.choose.pass}</Choice>
    </Choices>
  ),
};

const JOIN = moveOf('join');

/** E11.7: who cannot pay at once may prepare first (E2.8). */
export const join: DecisionUi<'join'> = {
  title: ({ card }, { speech }) => speech.table.ask.join(speech.card(card)),
  about: ({ card }) => card,
  note: ({ card }, { speech, turn }) => {
    const text = sentencesOf(speech.words, itemAt(cards, card)).join(' ');
    return turn.model.moves.includes(JOIN) ? text : `${text} ${speech.table.ask.prepareNote}`;
  },
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" refused={!turn.model.moves.includes(JOIN)} act={() => turn.act(JOIN)}>
        {speech.table.choose.join}
      </Choice>
      <Choice act={() => turn.act(moveOf('decline'))}>{speech.table.choose.decline}</Choice>
    </Choices>
  ),
};
