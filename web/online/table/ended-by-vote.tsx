import { labelled } from '@grove/game-kit';
import { useLanguage, useWords } from '../../language.tsx';
import { useAbsenceWords } from '../absence/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { TableActions, TableFiles } from './after-game.tsx';
import { RatingChanges } from './rating-changes.tsx';
import type { TableProps } from './table-props.ts';

/** Instead of the board's controls, when a game ended early: people agreed, somebody stayed away, or its tournament went on. */
export function EndedByVote(props: TableProps) {
  const { view, nameOf } = props;
  const words = useWords();
  const online = useOnlineWords();
  const absence = useAbsenceWords();
  const language = useLanguage();
  const { totals = [], winners = [] } = view.end ?? {};
  const titles = {
    played: online.over,
    agreed: online.endedByVote,
    absent: absence.endedByAbsence,
    'called-off': online.endedByTournament,
  };
  const title = titles[view.end?.how ?? 'agreed'];
  const names = winners.map(nameOf).join(` ${words.and} `);
  const points = totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');
  return (
    <section className="panel replay" aria-label={title}>
      <h2>{title}</h2>
      <p>{labelled(language, winners.length === 0 ? words.nobodyWins : words.wins(names), points)}</p>
      {view.settings.rated && <RatingChanges {...props} />}
      <div className="replay-row">
        <TableFiles {...props} />
        <TableActions {...props} />
      </div>
    </section>
  );
}
