import { LargeFace } from '../cards/large-face.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { cardById, cards } from '../../material/cards.ts';
import type { Language } from '@grove/game-kit';

/** The cards of the mock-up, with the pieces that lie on them there. */
const LARGE = [
  ['E076', 1, 5],
  ['E057', 3, 3],
  ['E062', 2, 1],
  ['E017', 0, 0],
  ['E002', 0, 0],
  ['E146', 1, 1],
] as const;
const SMALL = [
  ['E004', 0, 0],
  ['E001', 1, 1],
  ['E031', 2, 2],
  ['E018', 2, 0],
  ['E038', 0, 1],
  ['E055', 1, 2],
  ['E014', 2, 0],
  ['E008', 3, 1],
  ['E067', 0, 0],
  ['E058', 1, 0],
  ['E033', 2, 1],
  ['E146', 3, 2],
  ['E046', 0, 0],
  ['E002', 0, 0],
  ['E012', 0, 0],
  ['E196', 0, 0],
  ['E059', 0, 1],
  ['E020', 1, 1],
] as const;

/** ?page=mock: laid out as in the mock-up, to be put beside it. */
export function MockCards({ language }: { readonly language: Language }) {
  return (
    <div style={{ width: 1380, padding: 28, display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {LARGE.map(([id, sprouts, growth], i) => (
        <div
          key={id}
          data-theme={i === 5 ? 'night' : undefined}
          style={{ width: 320, colorScheme: i === 5 ? 'dark' : undefined, boxShadow: 'var(--e2)', borderRadius: 16 }}
        >
          <LargeFace card={cardById(id).index} language={language} sprouts={sprouts} growth={growth} />
        </div>
      ))}
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 96px)', gap: 13, width: 660, height: 448 }}>
        {SMALL.map(([id, sprouts, growth]) => (
          <SmallFace key={id} card={cardById(id).index} language={language} sprouts={sprouts} growth={growth} />
        ))}
      </div>
    </div>
  );
}

/** ?page=cards&kind=flora&width=120&from=0&to=60: every card of a kind. */
export function AllCards({ language, query }: { readonly language: Language; readonly query: URLSearchParams }) {
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const width = number('width', 110);
  const kind = query.get('kind');
  const chosen = cards
    .filter((card) => kind === null || card.kind === kind)
    .slice(number('from', 0), number('to', cards.length));
  const Face = width >= 200 ? LargeFace : SmallFace;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
      {chosen.map(({ index }) => (
        <div key={index} style={{ width }}>
          <Face card={index} language={language} sprouts={1} growth={1} />
        </div>
      ))}
    </div>
  );
}
