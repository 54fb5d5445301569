import type { Language } from '@grove/game-kit';
import type { Viewer } from '@grove/kernel';
import { Panel } from '@grove/game-kit/board/panel';
import { NO_CARD } from '../../rules/grid.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import type { ScoreLine } from '../../words/cards/types.ts';
import { cardName } from '../../words/names/index.ts';
import { linesIn, padOf } from './pad.ts';
import styles from './score-pad.module.css';

export interface ScorePadProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly viewer: Viewer;
  readonly language: Language;
  /** Gaia's seat comes after the last. */
  readonly nameOf: (seat: number) => string;
  readonly className?: string | undefined;
}

/** The score pad as if the game ended now: ten lines, a column for everybody. */
export function ScorePad({ state, viewer, language, nameOf, className }: ScorePadProps) {
  const words = cardWords[language].scores;
  const columns = padOf(state, viewer);
  const best = Math.max(...columns.map(({ total }) => total ?? Number.NEGATIVE_INFINITY));
  return (
    <Panel title={words.title} className={className} spot="final">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.title}>
        <table className={styles.pad}>
          <thead>
            <tr>
              <td />
              {columns.map(({ seat }) => (
                <th key={seat} scope="col" data-mine={seat === viewer || undefined}>
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesIn(state).map((line) => (
              <tr key={line}>
                <th scope="row">{lineName(state, line, language)}</th>
                {columns.map(({ seat, points }) => (
                  <td key={seat} data-mine={seat === viewer || undefined}>
                    <Points points={points[line]} hidden={words.hidden} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {columns.map(({ seat, total }) => (
                <td key={seat} data-mine={seat === viewer || undefined} data-best={total === best || undefined}>
                  <Points points={total} hidden={words.hidden} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

/** Common ecosystems go by their names. */
export function lineName({ common }: State, line: ScoreLine, language: Language): string {
  const card = line === 'common1' ? common[0] : line === 'common2' ? common[1] : NO_CARD;
  return card === undefined || card === NO_CARD ? cardWords[language].scores.lines[line] : cardName(card, language);
}

function Points({ points, hidden }: { readonly points: number | null; readonly hidden: string }) {
  if (points === null) return <span aria-label={hidden}>·</span>;
  return <span data-zero={points === 0 || undefined}>{String(points).replace('-', '−')}</span>;
}
