import { divisionsAfter } from '@grove/tournaments';
import { useId } from 'react';
import { coreTournament } from './shown/core-tournament.ts';
import { StandingsTable } from './standings-table.tsx';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

/** The standings of a league, division by division, with who would change the division now. */
export function DivisionsPanel(props: TournamentProps) {
  const words = useTournamentWords();
  const id = useId();
  const { divisions } = props.view;
  const next = divisionsAfter(coreTournament(props.view));
  const moveIn = (division: number) => (entrant: string) => {
    const to = next.findIndex((entrants) => entrants.includes(entrant));
    return to === division || to < 0 ? undefined : to < division ? ('up' as const) : ('down' as const);
  };
  return (
    <section className="panel ranks-panel" aria-labelledby={id}>
      <h2 id={id}>{words.standings}</h2>
      {divisions.map((standings, i) => (
        <div key={words.division(i + 1)} className="division">
          <h3>{words.division(i + 1)}</h3>
          <StandingsTable {...props} title={words.division(i + 1)} standings={standings} moveOf={moveIn(i)} />
        </div>
      ))}
    </section>
  );
}
