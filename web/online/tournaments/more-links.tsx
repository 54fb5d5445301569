import { useId } from 'react';
import { Link } from 'wouter';
import { exportAddress, pageAddress, useKey } from './shown/addresses.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

/** Other ways to see a tournament: the screen of a club room, a page to embed, files. */
export function MoreLinks({ view: { tournament }, me }: Pick<TournamentProps, 'view' | 'me'>) {
  const words = useTournamentWords();
  const ownKey = useKey();
  const key = me?.key ?? ownKey;
  const id = useId();
  return (
    <section className="tournament-more" aria-labelledby={id}>
      <h2 id={id}>{words.more}</h2>
      {key && <p className="second">{words.keyNote}</p>}
      <ul>
        <li>
          <Link href={pageAddress(tournament, key, 'screen')}>{words.bigScreen}</Link>
        </li>
        <li>
          <Link href={pageAddress(tournament, key, 'embed')}>{words.embed}</Link>
        </li>
        <li>
          <a href={exportAddress(tournament, 'csv', key)}>{words.asCsv}</a>
        </li>
        <li>
          <a href={exportAddress(tournament, 'json', key)}>{words.asJson}</a>
        </li>
        <li>
          <a href={exportAddress(tournament, 'ics', key)}>{words.asCalendar}</a>
        </li>
      </ul>
    </section>
  );
}
