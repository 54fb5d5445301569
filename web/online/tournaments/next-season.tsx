import type { TournamentView } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useTournamentWords } from './words/index.ts';

/** For the director: the way to a new season, after one that has ended, or in the place of one that was cancelled. */
export function NextSeason({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const id = useId();
  const after = seasonToFollow(view);
  if (after === undefined) return null;
  return (
    <section className="panel next-season">
      <p className="second" id={id}>
        {words.nextSeasonNote}
      </p>
      <Link className="button act" href={`/tournaments/new?after=${after}`} aria-describedby={id}>
        {words.nextSeason}
      </Link>
    </section>
  );
}

function seasonToFollow({ tournament, phase, settings, next, after }: TournamentView): string | undefined {
  if (phase === 'cancelled') return after?.tournament;
  return phase === 'ended' && settings.format.kind === 'league' && next === null ? tournament : undefined;
}
