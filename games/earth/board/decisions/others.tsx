import { labelled } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { timesOf } from '../../rules/effects/ability.ts';
import { moveOf, targetOf, verbOf } from '../../rules/move.ts';
import type { DecisionOf } from '../../rules/tasks/task.ts';
import { runningText, sentencesOf } from '../../words/reminder.ts';
import { exchangeSentence } from '../model/benefits.ts';
import { goods } from '../model/speech.ts';
import type { Asked, DecisionUi } from './decision-ui.tsx';

/** E19.7: the cards whose ability can be used here; they are ringed on the island too. */
export const copy: DecisionUi<'copy'> = {
  title: ({ cell }, { turn, speech }) => speech.table.ask.copy(speech.card(itemAt(turn.model.player.cells, cell))),
  note: (_task, { speech }) => speech.table.ask.copyNote,
  cell: (_task, cell) => moveOf('copy', cell),
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      {turn.model.moves.map((move) => {
        const card = itemAt(turn.model.player.cells, targetOf(move));
        return (
          <Choice
            key={move}
            label={labelled(speech.language, speech.card(card), runningText(speech.words, itemAt(cards, card)))}
            act={() => turn.act(move)}
          >
            {speech.card(card)}
          </Choice>
        );
      })}
    </Choices>
  ),
};

/** What looking at one neighbour would give (E6.10 d). */
function gainFrom({ card, ability, cell }: DecisionOf<'neighbour'>, other: number, { turn, speech }: Asked): string {
  const { state, seat } = turn.model;
  const printed = itemAt(itemAt(cards, card).abilities, ability);
  const times = timesOf(state, seat, printed, cell, other);
  return exchangeSentence(
    speech,
    [],
    printed.gain.map((gain) => Object.assign({}, gain, { n: gain.n * times })),
  );
}

export const neighbour: DecisionUi<'neighbour'> = {
  title: (_task, { speech }) => speech.table.ask.neighbour,
  note: ({ card, ability }, { speech }) => sentencesOf(speech.words, itemAt(cards, card))[ability] ?? '',
  about: ({ card }) => card,
  Choices: ({ task, ...asked }) => {
    const { turn, speech } = asked;
    return (
      <Choices label={speech.table.choices}>
        {turn.model.moves.map((move) => (
          <Choice key={move} kind="primary" act={() => turn.act(move)}>
            {labelled(speech.language, speech.nameOf(targetOf(move)), gainFrom(task, targetOf(move), asked))}
          </Choice>
        ))}
      </Choices>
    );
  },
};

/** E6.10 b */
export const opponent: DecisionUi<'opponent'> = {
  title: ({ n }, { speech }) => speech.table.ask.opponent(goods(speech, 'sprout', n)),
  note: (_task, { speech }) => speech.table.ask.opponentNote,
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      {turn.model.moves
        .filter((move) => verbOf(move) === 'opponent')
        .map((move) => (
          <Choice key={move} act={() => turn.act(move)}>
            {speech.nameOf(targetOf(move))}
          </Choice>
        ))}
    </Choices>
  ),
};
