import { upper } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import { MAJOR, MINOR } from '../../rules/benefits.ts';
import { moveOf } from '../../rules/move.ts';
import { gainSentence, majorSentence, minorSentence } from '../model/benefits.ts';
import { isDrawnOut } from '../model/status.ts';
import { Preview } from '../turn/preview.tsx';
import type { Asked, ChoicesProps, DecisionUi } from './decision-ui.tsx';
import { TakeFewer, takesInPart } from './take-fewer.tsx';

function ColorChoices({ turn, speech }: ChoicesProps<'color'>) {
  const { tint } = turn;
  const { choose } = speech.table;
  const confirm = () => (tint === undefined ? turn.say('', choose.color) : turn.act(moveOf('choose', tint)));
  return (
    <>
      {tint !== undefined && <Preview color={tint} turn={turn} speech={speech} />}
      <Choices label={speech.table.choices}>
        <Choice kind="primary" refused={tint === undefined} act={confirm}>
          {tint === undefined ? choose.color : choose.action(speech.table.actions[itemAt(ACTION_COLORS, tint)])}
        </Choice>
        {tint !== undefined && <TakeFewer turn={turn} speech={speech} gains={majorOf(itemAt(ACTION_COLORS, tint))} />}
      </Choices>
    </>
  );
}

const majorOf = (color: ActionColor) => (color === 'green' ? [] : MAJOR[color]);

/** E4.1, step 1: the four colours themselves stand above the question. */
export const color: DecisionUi<'color'> = {
  title: (_task, { speech }) => speech.table.ask.color,
  note: (_task, { turn: { tint, model }, speech }) => {
    const { ask } = speech.table;
    const isAlone = model.view.players.length === 1;
    if (tint === undefined && isDrawnOut(model.view)) return ask.noCards;
    if (tint === undefined) return isAlone ? ask.colorSoloNote : ask.colorNote;
    if (takesInPart(model)) return ask.fewerNote;
    const name = itemAt(ACTION_COLORS, tint);
    const mine = ask.youGet(majorSentence(speech, name));
    return isAlone ? mine : `${mine} ${ask.othersGet(minorSentence(speech, name))}`;
  },
  Choices: ColorChoices,
};

const colorOf = ({ turn }: Asked) => itemAt(ACTION_COLORS, turn.model.view.color);

/** E5.1: one or the other. */
export const either: DecisionUi<'either'> = {
  title: (_task, { speech }) => speech.table.ask.either,
  note: (_task, asked) => {
    const { ask, actions } = asked.speech.table;
    return takesInPart(asked.turn.model) ? ask.fewerNote : ask.eitherNote(actions[colorOf(asked)]);
  },
  Choices: ({ turn, speech }) => {
    const name = colorOf({ turn, speech });
    const benefits = name === 'green' ? [] : MINOR[name];
    return (
      <>
        <Preview color={turn.model.view.color} turn={turn} speech={speech} />
        <Choices label={speech.table.choices}>
          {benefits.map(({ what, n }, i) => (
            <Choice key={what} kind="primary" act={() => turn.act(moveOf('either', i))}>
              {upper(gainSentence(speech, what, n))}
            </Choice>
          ))}
          <TakeFewer turn={turn} speech={speech} gains={benefits} />
        </Choices>
      </>
    );
  },
};
