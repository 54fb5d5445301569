import { Choice, Choices } from '@grove/game-kit/board/question';
import { bitCount } from '../../rules/grid.ts';
import { type Move, moveOf, targetOf, verbOf } from '../../rules/move.ts';
import type { Piece } from '../../rules/tasks/task.ts';
import { roomFor } from '../../rules/effects/pieces.ts';
import { bestPlacing, bestRemoving } from '../model/spread.ts';
import { goods } from '../model/speech.ts';
import type { Asked, ChoicesProps, DecisionUi } from './decision-ui.tsx';
import { LayOnBoard } from './lay-on-board.tsx';
import { TakeAlways } from './take-always.tsx';

const placeVerb = (what: Piece) => (what === 'sprout' ? 'sprout' : 'grow');
const removeVerb = (what: Piece) => (what === 'sprout' ? 'unsprout' : 'ungrow');

const done = ({ turn, speech }: Asked) => (
  <Choice act={() => turn.act(moveOf('done'))}>{speech.table.choose.stop}</Choice>
);

/** One button for those who do not want to place piece by piece. */
function ForMe({ turn, moves, label }: Asked & { readonly moves: readonly Move[]; readonly label: string }) {
  if (moves.length < 2) return null;
  return (
    <Choice kind="primary" act={() => turn.actAll(moves)}>
      {label}
    </Choice>
  );
}

function PlaceChoices({ task, ...asked }: ChoicesProps<'place'>) {
  const { turn, speech } = asked;
  const stores = turn.model.moves.filter((move) => verbOf(move) === 'store');
  return (
    <Choices label={speech.table.choices}>
      <ForMe
        {...asked}
        moves={bestPlacing(turn.model.player, task.what, task.n, task.cells)}
        label={speech.table.choose.forMe}
      />
      {stores.slice(0, 1).map((move) => (
        <Choice key={move} kind="primary" act={() => turn.act(move)}>
          {speech.table.choose.store(goods(speech, 'sprout', targetOf(move)))}
        </Choice>
      ))}
      {stores.slice(0, 1).map((move) => (
        <TakeAlways key={move} {...asked} move={move} />
      ))}
      <LayOnBoard {...asked} />
      {done(asked)}
    </Choices>
  );
}

/** E9.2, E10.2 */
export const place: DecisionUi<'place'> = {
  title: ({ what, n }, { speech }) => speech.table.ask.place(goods(speech, what, n)),
  note: ({ what, free, cells }, { speech, turn }) => {
    const { ask } = speech.table;
    if (turn.model.moves.some((move) => verbOf(move) === 'store')) return ask.storeNote;
    const hasRoom = (roomFor(turn.model.player, what) & cells) !== 0;
    return hasRoom ? (free ? ask.placeAnywhere : ask.placeTied) : ask.noRoom;
  },
  cell: ({ what }, cell) => moveOf(placeVerb(what), cell),
  Choices: PlaceChoices,
};

/** E19.6, mode `each` */
export const each: DecisionUi<'each'> = {
  title: ({ what, cells }, { speech, turn }) =>
    speech.table.ask.each(goods(speech, what, bitCount(roomFor(turn.model.player, what) & cells))),
  note: (_task, { speech }) => speech.table.ask.eachNote,
  cell: ({ what }, cell) => moveOf(placeVerb(what), cell),
  Choices: ({ task: _task, ...asked }) => (
    <Choices label={asked.speech.table.choices}>
      <Choice kind="primary" act={() => asked.turn.act(moveOf('all'))}>
        {asked.speech.table.choose.takeAll}
      </Choice>
      <TakeAlways {...asked} move={moveOf('all')} />
      <LayOnBoard {...asked} />
      {done(asked)}
    </Choices>
  ),
};

/** E19.3 */
export const remove: DecisionUi<'remove'> = {
  title: ({ what, n }, { speech }) => speech.table.ask.remove(goods(speech, what, n)),
  note: ({ what }, { speech }) => (what === 'growth' ? speech.table.ask.removeGrowth : speech.table.ask.removeNote),
  cell: ({ what }, cell) => moveOf(removeVerb(what), cell),
  Choices: ({ task, ...asked }) => (
    <Choices label={asked.speech.table.choices}>
      <ForMe
        {...asked}
        moves={bestRemoving(asked.turn.model.player, task.what, task.n)}
        label={asked.speech.table.choose.payForMe}
      />
    </Choices>
  ),
};

/** E9.7 */
export const move: DecisionUi<'move'> = {
  title: (_task, { speech, turn }) => speech.table.ask.move(goods(speech, 'sprout', turn.model.player.store)),
  note: (_task, { speech, turn }) =>
    roomFor(turn.model.player, 'sprout') === 0 ? speech.table.ask.makeRoomNote : speech.table.ask.moveNote,
  cell: (_task, cell) => moveOf('sprout', cell),
  Choices: ({ task: _task, ...asked }) => {
    const { player } = asked.turn.model;
    return (
      <Choices label={asked.speech.table.choices}>
        <ForMe
          {...asked}
          moves={bestPlacing(player, 'sprout', player.store, -1)}
          label={asked.speech.table.choose.forMe}
        />
        <Choice act={() => asked.turn.act(moveOf('done'))}>{asked.speech.table.choose.goOn}</Choice>
      </Choices>
    );
  },
};
