import { lineName } from '../final/outcome.tsx';
import { trialWords } from '../../words/trial/index.ts';
import { signed, type Speech } from '../model/speech.ts';
import type { Changes } from './changes.ts';
import type { Trial } from './trial.ts';
import styles from './trial.module.css';

interface TrialChangesProps {
  readonly trial: Trial;
  readonly changes: Changes;
  readonly speech: Speech;
}

const written = (points: number): string => String(points).replace('-', '−');

/** Every line of the score pad and every fauna card that a trial changes: now, then, and by how much. */
export function TrialChanges({ trial, changes: { total, lines, fauna }, speech }: TrialChangesProps) {
  const words = trialWords[speech.language];
  return (
    <div className={styles.changes}>
      {lines.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <table>
          <caption>{words.points}</caption>
          <tbody>
            {lines.map(({ line, before, after }) => (
              <Row
                key={line}
                name={lineName(trial.state, line, speech)}
                before={before}
                after={after}
                speech={speech}
              />
            ))}
            <Row name={words.total} {...total} speech={speech} isTotal />
          </tbody>
        </table>
      )}
      {fauna.length > 0 && (
        <table>
          <caption>{words.fauna}</caption>
          <tbody>
            {fauna.map(({ card, before, after, need }) => (
              <tr key={card}>
                <th scope="row">{speech.card(card)}</th>
                <td>{words.becomes(`${before}/${need}`, `${after}/${need}`)}</td>
                <td>{before < need && after >= need && <b>{words.reached}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {trial.unknown > 0 && <p>{words.unknownCards(trial.unknown)}</p>}
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly speech: Speech;
  readonly isTotal?: boolean;
}

function Row({ name, before, after, speech, isTotal = false }: RowProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      <td>{trialWords[speech.language].becomes(written(before), written(after))}</td>
      <td data-minus={after < before || undefined}>{after === before ? '' : signed(after - before)}</td>
    </tr>
  );
}
