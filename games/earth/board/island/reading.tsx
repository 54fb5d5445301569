import { More } from '@grove/game-kit/board/more';
import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import { NO_CARD, SIDE } from '../../rules/grid.ts';
import { cardName } from '../../words/names/index.ts';
import { SmallFace } from '../cards/small-face.tsx';
import type { Speech } from '../model/speech.ts';
import { columnName } from '../model/names.ts';
import type { Looked } from '../model/use-screen.tsx';
import type { ShownTableau } from '../model/window.ts';
import styles from './reading.module.css';

interface ReadingProps {
  readonly tableau: ShownTableau;
  readonly speech: Speech;
  /** Opens a card with its sentences. */
  readonly open: (card: Looked) => void;
  readonly className?: string | undefined;
}

const INDEXES = Array.from({ length: SIDE }, (_, i) => i);

/** A row or a column of the tableau: its name and its cells. */
interface Line {
  readonly name: string;
  readonly cells: readonly number[];
}

/** The rows and the columns that have cards. */
function linesOf({ cells, faceDown = [] }: ShownTableau, { table }: Speech): readonly (readonly Line[])[] {
  const rows = INDEXES.map((row) => ({
    name: table.rowOf(String(row + 1)),
    cells: INDEXES.map((column) => row * SIDE + column),
  }));
  const columns = INDEXES.map((column) => ({
    name: table.columnOf(columnName(column)),
    cells: INDEXES.map((row) => row * SIDE + column),
  }));
  const hasCards = (line: Line) =>
    line.cells.some((cell) => itemAt(cells, cell) !== NO_CARD || faceDown.includes(cell));
  return [rows.filter(hasCards), columns.filter(hasCards)];
}

/** On small screens: one row or column of the island at a time, large enough to be read. */
export const Reading = (props: ReadingProps) => (
  <More
    label={props.speech.table.readCards}
    closeLabel={props.speech.table.choose.close}
    icon={<Magnifier />}
    className={props.className}
  >
    <Lines {...props} />
  </More>
);

function Lines({ tableau, speech, open }: ReadingProps) {
  const lines = linesOf(tableau, speech);
  const [chosen, choose] = useState('');
  const line = lines.flat().find(({ name }) => name === chosen) ?? lines[0]?.[0];
  if (line === undefined) return <p>{speech.table.empty}</p>;
  return (
    <div className={styles.reading}>
      <div className={styles.lines} role="group" aria-label={speech.table.readCards}>
        {lines.map((some, i) => (
          <div key={i}>
            {some.map(({ name }) => (
              <button key={name} type="button" aria-pressed={name === line.name} onClick={() => choose(name)}>
                {name}
              </button>
            ))}
          </div>
        ))}
      </div>
      <ul className={styles.cards}>
        {line.cells.map((cell) => (
          <li key={cell}>
            <Readable tableau={tableau} cell={cell} speech={speech} open={open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Readable({ tableau, cell, speech, open }: ReadingProps & { readonly cell: number }) {
  const card = itemAt(tableau.cells, cell);
  if (card === NO_CARD) {
    const { empty, faceDown } = speech.table;
    return <span className={styles.bare}>{tableau.faceDown?.includes(cell) ? faceDown : empty}</span>;
  }
  const looked = { card, sprouts: itemAt(tableau.sprouts, cell), growth: itemAt(tableau.growth, cell) };
  return (
    <button type="button" aria-label={cardName(card, speech.language)} onClick={() => open(looked)}>
      <SmallFace {...looked} language={speech.language} />
    </button>
  );
}

const Magnifier = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
    <path d="M10.4 3.4a7 7 0 1 1-.01 0zM15.6 15.6L21 21" />
  </svg>
);
