import { seatNumber } from '@grove/kernel';
import type { View } from '../../rules/types.ts';
import type { Speech } from '../model/speech.ts';
import { sum, totalOf } from '../model/totals.ts';
import { Panel } from '@grove/game-kit/board/panel';
import styles from './final.module.css';

interface FinalProps {
  readonly view: View;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** What every total is made of. */
export function Final({ view, speech, className }: FinalProps) {
  const { end } = speech.board;
  const parts = view.planets.map((planet) => planet.parts);
  const rows = [
    { label: end.start, points: parts.map(({ start }) => start) },
    { label: end.light, points: parts.map(({ light }) => sum(light)), by: parts.map(({ light }) => light.join(' + ')) },
    {
      label: end.forest,
      points: parts.map(({ forest }) => sum(forest)),
      by: parts.map(({ forest }) => forest.join(' + ')),
    },
    { label: end.buds, points: parts.map(({ buds }) => buds) },
    { label: end.fertility, points: parts.map(({ fertility }) => fertility) },
  ];
  return (
    <Panel title={end.title} className={className} spot="final">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {parts.map((_, seat) => (
              <th key={seatNumber(seat)} scope="col">
                {speech.labelOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, points, by }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {points.map((count, seat) => (
                <td key={seatNumber(seat)}>
                  {parts.length === 1 && by && <span className={styles.by}>{by[seat]} = </span>}
                  {count}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{end.total}</th>
            {parts.map((seatParts, seat) => (
              <td key={seatNumber(seat)}>{totalOf(seatParts)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
