import type { TournamentView } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { exportAddress } from './shown/addresses.ts';
import { useTournamentWords } from './words/index.ts';

/** Other ways to see a tournament: the screen of a club room, a page to embed, files. */
export function MoreLinks({ view: { tournament } }: { readonly view: Pick<TournamentView, 'tournament'> }) {
  const words = useTournamentWords();
  const id = useId();
  return (
    <section className="tournament-more" aria-labelledby={id}>
      <h2 id={id}>{words.more}</h2>
      <ul>
        <li>
          <Link href={`/tournaments/${tournament}/screen`}>{words.bigScreen}</Link>
        </li>
        <li>
          <Link href={`/tournaments/${tournament}/embed`}>{words.embed}</Link>
        </li>
        <li>
          <a href={exportAddress(tournament, 'csv')}>{words.asCsv}</a>
        </li>
        <li>
          <a href={exportAddress(tournament, 'json')}>{words.asJson}</a>
        </li>
        <li>
          <a href={exportAddress(tournament, 'ics')}>{words.asCalendar}</a>
        </li>
      </ul>
    </section>
  );
}
