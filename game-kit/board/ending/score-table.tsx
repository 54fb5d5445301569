import { itemAt } from '@grove/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '../../language.ts';
import {
  type Category,
  type Column,
  columnsInOrder,
  type Outcome,
  ranksOf,
  type Ranked,
  type Team,
  sumOver,
} from './outcome.ts';
import { ShortName } from '../parts/short-name.tsx';
import { RankMark } from './rank-mark.tsx';
import { endingWords } from './words/index.ts';
import styles from './score-table.module.css';

interface ScoreTableProps {
  readonly outcome: Outcome;
  readonly language: Language;
  /** Named in the sentence that says why. */
  readonly deciding?: readonly Category[];
  /** Shows a board large; without it the boards are no buttons. */
  readonly show?: ((column: Column) => void) | undefined;
  /** Beside a board there is no room for small ones. */
  readonly isBare?: boolean;
  /** While the game goes on nobody has a rank, and the columns stay where they are. */
  readonly isRunning?: boolean;
}

/** What every total is made of: a line for each category with a bar for everybody, and the boards at the head of the columns. */
export function ScoreTable(props: ScoreTableProps) {
  const { outcome, language, deciding = [], show, isBare = false, isRunning = false } = props;
  const words = endingWords[language];
  const { columns, categories, teams, viewer } = outcome;
  const ranked = isRunning ? columnsInOrder(outcome) : ranksOf(outcome);
  const most = longestBar(outcome);
  const isCovered = columns.some(({ covered }) => covered !== undefined);
  const isMine = ({ column }: Ranked): boolean => columns.length > 1 && itemAt(columns, column).seat === viewer;
  return (
    <div
      className={styles.sheet}
      data-bare={isBare || undefined}
      data-few={columns.length < 3 || undefined}
      data-many={columns.length > 4 || undefined}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{words.byCategory}</caption>
        {columns.length > 1 && (
          <thead>
            {teams && <TeamNames teams={teams} ranked={ranked} />}
            {!isBare && columns.some(({ picture }) => picture) && (
              <tr className={styles.boards}>
                <td />
                {ranked.map((one) => (
                  <td key={one.column} data-mine={isMine(one) || undefined}>
                    <Board column={itemAt(columns, one.column)} language={language} show={show} />
                  </td>
                ))}
              </tr>
            )}
            <tr className={styles.names}>
              <td />
              {ranked.map((one) => (
                <th key={one.column} scope="col" data-mine={isMine(one) || undefined}>
                  <span className={styles.name}>
                    {!isRunning && <RankMark rank={one.rank} language={language} className={styles.rank} />}
                    {itemAt(columns, one.column).mark}
                    <b className={styles.label}>
                      <ShortName name={itemAt(columns, one.column).label} />
                    </b>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {categories.map((category) => (
            <tr key={category.key} data-deciding={deciding.includes(category) || undefined}>
              <th scope="row">{category.label}</th>
              {ranked.map((one) => (
                <td key={one.column} data-mine={isMine(one) || undefined}>
                  <Covered why={itemAt(columns, one.column).covered}>
                    <Points
                      points={itemAt(category.points, one.column)}
                      most={most}
                      note={category.notes?.[one.column]}
                    />
                  </Covered>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {ranked.map((one) => (
              <td
                key={one.column}
                data-mine={isMine(one) || undefined}
                data-best={(one.rank === 1 && !isCovered) || undefined}
              >
                <Covered why={itemAt(columns, one.column).covered}>{minus(itemAt(columns, one.column).total)}</Covered>
              </td>
            ))}
          </tr>
          {teams && <TeamSums {...{ outcome, ranked, teams, language }} />}
        </tfoot>
      </table>
    </div>
  );
}

/** The most points in a line that is shown, or that are lost in one. */
const longestBar = ({ columns, categories }: Outcome): number =>
  Math.max(
    1,
    ...categories.flatMap(({ points }) => points.filter((_, i) => columns[i]?.covered === undefined).map(Math.abs)),
  );

/** A dot in the place of points that the table keeps secret. */
const Covered = ({ why, children }: { readonly why: string | undefined; readonly children: ReactNode }) =>
  why === undefined ? (
    children
  ) : (
    <span role="img" aria-label={why} title={why}>
      ·
    </span>
  );

interface BoardProps extends Pick<ScoreTableProps, 'language' | 'show'> {
  readonly column: Column;
}

/** A board in small; it opens large. */
function Board({ column, language, show }: BoardProps) {
  const { picture, name } = column;
  if (!picture) return null;
  const drawn = <span className={styles.picture}>{picture}</span>;
  if (show === undefined) return drawn;
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={endingWords[language].boardOf(name)}
      onClick={() => show(column)}
    >
      {drawn}
    </button>
  );
}

/** A true minus sign, as wide as a digit. */
const minus = (points: number): string => String(points).replace('-', '−');

interface PointsProps {
  readonly points: number;
  /** The longest bar of the table. */
  readonly most: number;
  readonly note: string | undefined;
}

function Points({ points, most, note }: PointsProps) {
  const share = Math.abs(points) / most;
  return (
    <span className={styles.points} data-zero={points === 0 || undefined} data-lost={points < 0 || undefined}>
      <b>{minus(points)}</b>
      {note !== undefined && <small>{note}</small>}
      <i style={{ '--share': share } as CSSProperties} aria-hidden="true" />
    </span>
  );
}

interface TeamsProps {
  readonly teams: readonly Team[];
  readonly ranked: readonly Ranked[];
}

/** In the order of the columns. */
const inOrder = ({ teams, ranked }: TeamsProps): Team[] =>
  teams.toSorted((a, b) => firstOf(a, ranked) - firstOf(b, ranked));

const firstOf = ({ columns }: Team, ranked: readonly Ranked[]): number =>
  ranked.findIndex(({ column }) => columns.includes(column));

const TeamNames = (props: TeamsProps) => (
  <tr className={styles.teams}>
    <td />
    {inOrder(props).map(({ name, columns, color }) => (
      <th key={name} scope="colgroup" colSpan={columns.length}>
        <span style={{ '--team': color } as CSSProperties}>{name}</span>
      </th>
    ))}
  </tr>
);

function TeamSums({ outcome, ...props }: TeamsProps & Pick<ScoreTableProps, 'outcome' | 'language'>) {
  const totals = outcome.columns.map(({ total }) => total);
  return (
    <tr className={styles.teams}>
      <th scope="row">{endingWords[props.language].teams}</th>
      {inOrder(props).map(({ name, columns, color }) => (
        <td key={name} colSpan={columns.length}>
          <span style={{ '--team': color } as CSSProperties}>
            <Covered why={columns.map((column) => itemAt(outcome.columns, column).covered).find(Boolean)}>
              {sumOver(totals, columns)}
            </Covered>
          </span>
        </td>
      ))}
    </tr>
  );
}
