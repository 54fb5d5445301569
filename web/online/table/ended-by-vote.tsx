import { useWords } from '../../language.tsx';
import { useOnlineWords } from '../words/index.ts';
import { After } from './after.tsx';
import type { TableProps } from './props.ts';

/** In the question's place when people agreed to end a game before its time. */
export function EndedByVote(props: TableProps) {
  const { view, nameOf } = props;
  const words = useWords();
  const online = useOnlineWords();
  const { totals = [], winners = [] } = view.end ?? {};
  const names = winners.map(nameOf).join(` ${words.and} `);
  return (
    <section className="panel replay" aria-label={online.endedByVote}>
      <h2>{online.endedByVote}</h2>
      <p>
        {winners.length === 0 ? words.nobodyWins : words.wins(names)}
        {': '}
        {totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ')}
      </p>
      <div className="replay-row">
        <After {...props} />
      </div>
    </section>
  );
}
