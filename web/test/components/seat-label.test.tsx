import { expect, test } from 'vitest';
import { useSeatLabel } from '../../replay/use-seat-label.ts';
import { drawPage } from './draw-page.tsx';

const Labels = ({ reader }: { readonly reader: number | undefined }) => {
  const labelOf = useSeatLabel({ reader, nameOf: (seat) => `Guest ${seat}` });
  return <p>{[0, 1].map(labelOf).join(', ')}</p>;
};

test('a list of seats calls whoever looks you, as the board does, and nobody else', () => {
  expect(drawPage(<Labels reader={1} />).container.textContent).toBe('Guest 0, You');
  expect(drawPage(<Labels reader={undefined} />).container.textContent).toBe('Guest 0, Guest 1');
});
