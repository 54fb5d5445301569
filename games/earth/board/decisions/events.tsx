import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { moveOf } from '../../rules/move.ts';
import { eventsBetween } from '../../rules/routine.ts';
import { runningText } from '../../words/reminder.ts';
import type { Asked, ChoicesProps, DecisionUi } from './decision-ui.tsx';

/** The events that the question is about: each has its button, for in a large hand they may be out of sight. */
const offered = ({ turn: { model }, isCovered = false }: Asked): number[] =>
  isCovered ? [] : eventsBetween(model.state, model.seat);

function BetweenChoices({ turn, speech, isCovered }: ChoicesProps<'between'>) {
  const { choose, choices } = speech.table;
  const events = offered({ turn, speech, isCovered });
  const { passes } = turn.plan.habits;
  const passForGame = () => {
    turn.plan.setHabit({ passes: [...new Set([...passes, ...events])] });
    turn.act(moveOf('pass'));
  };
  return (
    <Choices label={choices}>
      {events.map((card) => (
        <Choice
          key={card}
          kind="primary"
          refused={!turn.model.moves.includes(moveOf('event', card))}
          act={() => turn.act(moveOf('event', card))}
        >
          {choose.play(speech.card(card))}
        </Choice>
      ))}
      <Choice act={() => turn.act(moveOf('pass'))}>{choose.pass}</Choice>
      {events.length > 0 && <Choice act={passForGame}>{choose.passForGame}</Choice>}
    </Choices>
  );
}

/** E11.6: asked only of those who hold such an event; the others pass by themselves. */
export const between: DecisionUi<'between'> = {
  title: (_task, { speech }) => speech.table.ask.between,
  note: (_task, asked) => {
    const { ask } = asked.speech.table;
    if (asked.isCovered) return ask.betweenNote;
    const isOpen = (card: number) => asked.turn.model.moves.includes(moveOf('event', card));
    return offered(asked).some(isOpen) ? ask.betweenNote : ask.prepareNote;
  },
  about: (_task, asked) => offered(asked).at(0) ?? NO_CARD,
  card: (_task, card) => moveOf('event', card),
  Choices: BetweenChoices,
};

const JOIN = moveOf('join');

/** E11.7: who cannot pay at once may prepare first (E2.8). */
export const join: DecisionUi<'join'> = {
  title: ({ card }, { speech }) => speech.table.ask.join(speech.card(card)),
  about: ({ card }) => card,
  note: ({ card }, { speech, turn }) => {
    const text = runningText(speech.words, itemAt(cards, card));
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
