import { useTitle } from '../../parts/use-title.ts';
import { DivisionsPanel } from './divisions-panel.tsx';
import { Missing } from './page.tsx';
import { pageAddress, useKey } from './shown/addresses.ts';
import { useEntrantNames } from './shown/entrant-names.ts';
import { StandingsTable } from './standings-table.tsx';
import type { TournamentProps } from './tournament-props.ts';
import { useTournament } from './use-tournament.ts';
import { useTournamentWords } from './words/index.ts';
import '../styles/standings.css';
import './styles/tournament.css';
import './styles/ranks.css';

/** The standings alone, to be put into the page of a club. */
export function EmbedPage({ tournament }: { readonly tournament: string }) {
  const { value, error } = useTournament(tournament);
  if (error !== undefined) return <Missing error={error} />;
  return value === undefined ? null : <Bare view={value.view} />;
}

function Bare({ view }: Pick<TournamentProps, 'view'>) {
  const words = useTournamentWords();
  const key = useKey();
  const nameOf = useEntrantNames(view.entrants);
  useTitle(view.name);
  return (
    <main className="embedded panel ranks-panel">
      <h1>
        <a href={pageAddress(view.tournament, key)} target="_top">
          {view.name}
        </a>
      </h1>
      {view.divisions.length > 0 ? (
        <DivisionsPanel view={view} nameOf={nameOf} />
      ) : (
        <StandingsTable view={view} nameOf={nameOf} title={words.standings} standings={view.standings} />
      )}
    </main>
  );
}
