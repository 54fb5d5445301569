import { gameModule } from '@grove/games/loaded';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyHelp } from '../../boards/key-help.tsx';
import type { Frame } from '../../pace/step-queue.ts';
import { useStepQueue } from '../../pace/use-step-queue.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const step = { id: 1, seat: 1, seen: [{ kind: 'planted', seat: 1, space: 'd3' }] };

/** A game in which another seat makes a step when it is told to. */
function sourceOf() {
  let frame: Frame = { heard: [], mayAct: false };
  let tell: () => void = () => undefined;
  return {
    module: gameModule('evergreen-planet'),
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    frame: () => frame,
    isOwn: () => false,
    reader: () => 0,
    goOn: () => {
      frame = { heard: [step], mayAct: true };
      tell();
    },
  };
}

function BoardWithoutQuestion({ source }: { readonly source: ReturnType<typeof sourceOf> }) {
  const { showing } = useStepQueue(source, () => 'Oak');
  return (
    <>
      <KeyHelp />
      <p>{showing === undefined ? 'all shown' : showing.lines.join(' ')}</p>
    </>
  );
}

test('what others do is skipped by the space bar on a board without a question too, and the list of keys says so', async () => {
  const source = sourceOf();
  const { screen, user, container } = drawPage(<BoardWithoutQuestion source={source} />);
  act(() => source.goOn());
  expect(screen.getByText('Oak planted a sprout on d3.')).toBeTruthy();
  await user.keyboard('?');
  const listed = [...container.querySelectorAll('.key-help > div')].map(({ textContent }) => textContent);
  expect(listed).toEqual([`${words.en.spaceBar}${words.en.skip}`]);
  container.querySelector('dialog')?.close();
  await user.keyboard(' ');
  expect(screen.getByText('all shown')).toBeTruthy();
});
