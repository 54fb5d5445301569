import type { Decision } from '@grove/bots';
import { labelled } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { useLanguage } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import type { DecisionWords } from './decision-words.ts';

interface AllMovesProps {
  readonly decisions: readonly Decision<unknown>[];
  readonly seats: number;
  readonly seat: Seat;
  readonly inWords: DecisionWords;
}

/** The curve as a table, for those who read it, in whatever way. */
export function AllMoves({ decisions, seats, seat, inWords }: AllMovesProps) {
  const replay = useReplayWords();
  const language = useLanguage();
  const write = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <details className="all-moves">
      <summary>{replay.allMoves}</summary>
      <div className="all-moves-scroll" tabIndex={0} role="region" aria-label={replay.allMoves}>
        <table>
          <thead>
            <tr>
              <th scope="col">{replay.moveColumn}</th>
              {seats > 1 && <th scope="col">{replay.whoColumn}</th>}
              <th scope="col">{replay.playedColumn}</th>
              <th scope="col">
                {labelled(language, inWords.nameOf(seat), seats === 1 ? replay.expectedTotal : replay.expectedLead)}
              </th>
              <th scope="col">{replay.costColumn}</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map((decision) => (
              <tr key={decision.at}>
                <th scope="row">{inWords.numberOf(decision)}</th>
                {seats > 1 && <td>{inWords.nameOf(decision.seat)}</td>}
                <td>{inWords.turnText(decision, decision.played)}</td>
                <td className="number">{write(itemAt(decision.values, seat))}</td>
                <td className="number">{write(decision.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
