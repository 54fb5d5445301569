import { type ReactNode, useState } from 'react';
import { useMyWords } from '../words/index.ts';
import { type Size, useSize } from './use-size.ts';
import './charts.css';

interface FigureProps {
  readonly title: string;
  /** Draws into the room that there is. */
  readonly draw: (size: Size) => ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A chart, or the same as a table for those who read rather than look. */
export function Figure({ title, draw, columns, rows }: FigureProps) {
  const words = useMyWords();
  const [isTable, setIsTable] = useState(false);
  const [room, size] = useSize<HTMLDivElement>();
  return (
    <figure className="chart">
      <figcaption>
        <h2 id="chart-title">{title}</h2>
        <button type="button" className="button" onClick={() => setIsTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </button>
      </figcaption>
      {isTable ? (
        <div className="chart-room scrolls" tabIndex={0} role="region" aria-labelledby="chart-title">
          <Numbers columns={columns} rows={rows} />
        </div>
      ) : (
        <div ref={room} className="chart-room">
          {size.width > 0 && size.height > 0 && (
            <svg width={size.width} height={size.height} role="img" aria-labelledby="chart-title">
              {draw(size)}
            </svg>
          )}
        </div>
      )}
    </figure>
  );
}

function Numbers({ columns, rows }: Pick<FigureProps, 'columns' | 'rows'>) {
  return (
    <table className="scores">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], i) => (
          // Two games of one day may have the same name and points.
          <tr key={`${name} ${i}`}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={columns[column + 1]} className="number">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
