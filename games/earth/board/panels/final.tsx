import { Panel } from '../../../board/parts/panel.tsx';
import type { Parts } from '../../rules/score/result.ts';
import { totalOf } from '../../rules/score/result.ts';
import { gaiaInView, partsInView } from '../../rules/score/view.ts';
import type { View } from '../../rules/view.ts';
import type { Speech } from '../model/speech.ts';
import styles from './final.module.css';

interface FinalProps {
  readonly view: View;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

type Line = 'cards' | 'events' | 'compost' | 'sprouts' | 'growth' | 'terrain' | 'ecosystem' | 'common' | 'fauna';
const LINES: readonly Line[] = [
  'cards',
  'events',
  'compost',
  'sprouts',
  'growth',
  'terrain',
  'ecosystem',
  'common',
  'fauna',
];

const pointsOf = (parts: Parts, line: Line): number =>
  line === 'common' ? parts.common.reduce((sum, points) => sum + points, 0) : parts[line];

/** E17.11: the lines that Gaia has too; her leaves stand where others have their ecosystem. */
function gaiaLines(view: View): Partial<Record<Line, number>> & { readonly total: number } {
  const score = gaiaInView(view);
  if (score === undefined) return { total: 0 };
  const { cards, compost, sprouts, growth, fauna, leaves, total } = score;
  return { cards, compost, sprouts, growth, fauna, ecosystem: leaves, total };
}

/** What every total is made of, in the order of the score pad (E15.1). */
export function Final({ view, speech, className }: FinalProps) {
  const { final } = speech.table;
  const parts = view.players.map((_, seat) => partsInView(view, seat));
  const gaia = view.gaia === null ? undefined : gaiaLines(view);
  return (
    <Panel title={final.title} className={className}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={final.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {parts.map((_, seat) => (
                <th key={speech.nameOf(seat)} scope="col">
                  {speech.labelOf(seat)}
                </th>
              ))}
              {gaia && <th scope="col">Gaia</th>}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <tr key={line}>
                <th scope="row">{final.lines[line]}</th>
                {parts.map((seatParts, seat) => (
                  <td key={speech.nameOf(seat)}>{pointsOf(seatParts, line)}</td>
                ))}
                {gaia && <td>{gaia[line] ?? '–'}</td>}
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{final.total}</th>
              {parts.map((seatParts, seat) => (
                <td key={speech.nameOf(seat)}>{totalOf(seatParts)}</td>
              ))}
              {gaia && <td>{gaia.total}</td>}
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
