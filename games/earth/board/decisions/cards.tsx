import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { cards } from '../../material/cards.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { leastMissed } from '../hand/worth.ts';
import type { Asked, ChoicesProps, DecisionUi } from './decision-ui.tsx';

interface ConfirmProps extends Asked {
  readonly move: (card: number) => Move;
  /** What is done with the card that is chosen. */
  readonly label: (card: string) => string;
  /** What is to be done before. */
  readonly before: string;
  readonly children?: React.ReactNode;
}

/** One card is chosen, a button says what happens to it. */
function ConfirmCard({ turn, speech, move, label, before, children }: ConfirmProps) {
  const { chosen } = turn;
  const confirm = () => (chosen === undefined ? turn.say('', before) : turn.act(move(chosen)));
  return (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" refused={chosen === undefined} act={confirm}>
        {chosen === undefined ? before : label(speech.card(chosen))}
      </Choice>
      {children}
    </Choices>
  );
}

/** E3.6 */
export const side: DecisionUi<'side'> = {
  title: ({ of }, { speech }) => speech.table.ask.side[of],
  note: (_task, { speech }) => speech.table.ask.sideNote,
  card: (_task, card) => moveOf('take-side', card),
  offer: ({ of }, { turn }) => turn.model.player.dealt.filter((card) => itemAt(cards, card).kind === of),
  Choices: (props) => (
    <ConfirmCard
      {...props}
      move={(card) => moveOf('take-side', card)}
      label={props.speech.table.choose.keep}
      before={props.speech.table.choose.side}
    />
  ),
};

function CompostChoices({ turn, speech, isCovered, task: { n, exact } }: ChoicesProps<'compost'>) {
  const { choose } = speech.table;
  const { marked, model } = turn;
  const needed = exact ? Math.min(n, model.player.hand.length) : 0;
  const isReady = marked.length > 0 && marked.length >= needed;
  const compost = () => {
    if (!isReady) return turn.say('', choose.compostFirst(needed || 1));
    const rest = marked.length < n && !exact ? [moveOf('done')] : [];
    turn.actAll([...marked.map((card) => moveOf('compost', card)), ...rest]);
  };
  const chooseForMe = () => turn.change({ marked: filledUp(marked, leastMissed(model.state, turn.seat), n) });
  return (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" refused={!isReady} act={compost}>
        {choose.compost(marked.length)}
      </Choice>
      {isCovered !== true && (
        <Choice kind={isReady ? 'quiet' : 'primary'} act={chooseForMe}>
          {choose.chooseForMe}
        </Choice>
      )}
      {!exact && <Choice act={() => turn.act(moveOf('done'))}>{choose.stop}</Choice>}
    </Choices>
  );
}

/** Marks that the person made stay while there is room for more; all are chosen anew where there is none. */
function filledUp(marked: readonly number[], proposed: readonly number[], most: number): readonly number[] {
  const kept = marked.length < most ? marked : [];
  return [...kept, ...proposed.filter((card) => !kept.includes(card))].slice(0, most);
}

/** E3.7, E19.3, E19.4: several cards are marked and go together. */
export const compost: DecisionUi<'compost'> = {
  title: ({ n, exact }, { speech }) => speech.table.ask.compost(n, exact),
  note: ({ n }, { speech, turn: { marked } }) => {
    const { compostNote, compostMarked } = speech.table.ask;
    if (marked.length === 0) return compostNote(n);
    return compostMarked(marked.length, n, marked.map(speech.card).join(', '));
  },
  card: (_task, card) => moveOf('compost', card),
  marks: ({ n }) => n,
  Choices: CompostChoices,
};

const keeping = (
  title: (n: number, asked: Asked) => string,
  note: (asked: Asked) => string,
): DecisionUi<'keep'> & DecisionUi<'pick'> => ({
  title: ({ n }: { readonly n: number }, asked: Asked) => title(n, asked),
  note: (_task: unknown, asked: Asked) => note(asked),
  card: (_task: unknown, card: number) => moveOf('keep', card),
  offer: (_task: unknown, { turn }: Asked) => turn.model.player.looking,
  Choices: (props: Asked) => (
    <ConfirmCard
      {...props}
      move={(card) => moveOf('keep', card)}
      label={props.speech.table.choose.keep}
      before={props.speech.table.choose.card}
    />
  ),
});

/** E5.3 */
export const keep: DecisionUi<'keep'> = keeping(
  (n, { speech, turn }) => speech.table.ask.keep(n, turn.model.player.looking.length),
  ({ speech, turn }) => (turn.model.view.gaia === null ? speech.table.ask.keepNote : speech.table.ask.keepSoloNote),
);

/** E19.4 */
export const pick: DecisionUi<'pick'> = keeping(
  (n, { speech, turn }) => speech.table.ask.pick(n, turn.model.player.looking.length),
  ({ speech }) => speech.table.ask.pickNote,
);
