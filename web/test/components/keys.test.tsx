import { BackButton, Choice, Choices, Question } from '@grove/game-kit/board/question';
import { useKeys } from '@grove/game-kit/board/keys';
import { expect, test, vi } from 'vitest';
import { KeyHelp } from '../../boards/key-help.tsx';
import { drawPage } from './draw-page.tsx';

const act = {
  plant: vi.fn<() => void>(),
  grow: vi.fn<() => void>(),
  undo: vi.fn<() => void>(),
  own: vi.fn<() => void>(),
};

function Drawn() {
  useKeys(() => [{ key: '2', label: 'the board’s own', act: act.own }]);
  return (
    <>
      <KeyHelp />
      <input aria-label="a field" />
      <Question title="What now?" note="" refusal={undefined}>
        <Choices label="choices">
          <Choice act={act.plant}>Plant</Choice>
          <Choice act={act.grow} kind="primary">
            Grow
          </Choice>
        </Choices>
        <BackButton label="Undo" act={act.undo} />
      </Question>
    </>
  );
}

test('numbers choose, the space bar takes what is proposed, U takes back; a board’s own keys come first', async () => {
  const { user } = drawPage(<Drawn />);
  await user.keyboard('1 u2');
  expect([act.plant, act.grow, act.undo, act.own].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
});

test('letters that are typed into a field are no keys', async () => {
  const { user, screen } = drawPage(<Drawn />);
  act.undo.mockClear();
  await user.type(screen.getByLabelText('a field'), 'u');
  expect(act.undo).not.toHaveBeenCalled();
});

test('all keys are listed on the question mark', async () => {
  const { user, container } = drawPage(<Drawn />);
  await user.keyboard('?');
  const listed = [...container.querySelectorAll('.key-help > div')].map(({ textContent }) => textContent);
  expect(listed.toSorted()).toEqual(['1Plant', '2the board’s own', 'SpaceGrow', 'UUndo']);
});
