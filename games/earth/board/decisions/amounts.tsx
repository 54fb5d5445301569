import type { ReactNode } from 'react';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { gaiaCounts } from '../../rules/effects/gain.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { goods } from '../model/speech.ts';
import type { Asked, DecisionUi } from './decision-ui.tsx';
import { LayOnBoard } from './lay-on-board.tsx';
import { TakeAlways } from './take-always.tsx';

interface AmountsProps extends Asked {
  readonly n: number;
  readonly move: (n: number) => Move;
  readonly label: (n: number) => string;
  readonly children?: ReactNode;
}

/** From everything down to nothing; everything is what most want. */
function Amounts({ n, move, label, children, turn, speech }: AmountsProps) {
  return (
    <Choices label={speech.table.choices}>
      {Array.from({ length: n + 1 }, (_, less) => n - less).map((taken) => (
        <Choice
          key={taken}
          kind={taken === n ? 'primary' : 'quiet'}
          label={taken === n ? undefined : label(taken)}
          act={() => turn.act(move(taken))}
        >
          {taken === n ? speech.table.choose.all(label(taken)) : taken}
        </Choice>
      ))}
      {children}
      <LayOnBoard turn={turn} speech={speech} />
    </Choices>
  );
}

/** E9.5 */
export const accept: DecisionUi<'accept'> = {
  title: ({ n }, { speech }) => speech.table.ask.accept(n),
  note: (_task, { speech }) => speech.table.ask.acceptNote,
  Choices: ({ task: { n }, ...asked }) => (
    <Amounts
      {...asked}
      n={n}
      move={(taken) => moveOf('accept', taken)}
      label={(taken) => goods(asked.speech, 'sprout', taken)}
    >
      <TakeAlways {...asked} move={moveOf('accept', n)} />
    </Amounts>
  ),
};

const GOODS = { draw: 'card', soil: 'soil', compost_deck: 'card', seed: 'seed' } as const;

/** E6.5: how much of a gain is taken; alone, Gaia counts some of it. */
export const amount: DecisionUi<'amount'> = {
  title: ({ n, what }, { speech }) =>
    what === 'compost_deck' ? speech.table.ask.compostDeck(n) : speech.table.ask.amount(goods(speech, GOODS[what], n)),
  note: ({ what, counted = true }, { speech, turn }) =>
    counted && gaiaCounts(turn.model.state, what) ? speech.table.ask.amountNote : speech.table.ask.amountLess,
  Choices: ({ task: { n, what }, ...asked }) => (
    <Amounts
      {...asked}
      n={n}
      move={(taken) => moveOf('amount', taken)}
      label={(taken) => goods(asked.speech, GOODS[what], taken)}
    />
  ),
};
