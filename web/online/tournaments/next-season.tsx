import type { TournamentView } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useTournamentWords } from './words/index.ts';

/** For the director of a league that has ended: the way to the season after it. */
export function NextSeason({ view: { tournament } }: { readonly view: Pick<TournamentView, 'tournament'> }) {
  const words = useTournamentWords();
  const id = useId();
  return (
    <section className="panel next-season">
      <p className="second" id={id}>
        {words.nextSeasonNote}
      </p>
      <Link className="button act" href={`/tournaments/new?after=${tournament}`} aria-describedby={id}>
        {words.nextSeason}
      </Link>
    </section>
  );
}
