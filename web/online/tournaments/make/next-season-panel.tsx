import type { TournamentView } from '@grove/protocol';
import { useId } from 'react';
import { useEntrantNames } from '../shown/entrant-names.ts';
import { useTournamentWords } from '../words/index.ts';
import type { Draft } from './draft.ts';
import { placesInNextSeason } from './next-season.ts';
import { useMakeWords } from './words/index.ts';

interface NextSeasonPanelProps {
  readonly draft: Draft;
  readonly last: TournamentView;
}

/** Who will be in which division, before the season is made. */
export function NextSeasonPanel({ draft, last }: NextSeasonPanelProps) {
  const words = useTournamentWords();
  const make = useMakeWords();
  const id = useId();
  const nameOf = useEntrantNames(last.entrants);
  const isBot = new Map(last.entrants.map((entrant) => [entrant.id, entrant.isBot]));
  return (
    <section className="panel make-part new-table make-divisions" aria-labelledby={id}>
      <h2 id={id}>{make.newDivisions}</h2>
      <p className="second">{make.newDivisionsNote}</p>
      <div className="new-divisions">
        {placesInNextSeason(draft, last).map((division, to) => (
          <div key={words.division(to + 1)} className="new-division">
            <h3>{words.division(to + 1)}</h3>
            <ol aria-label={words.division(to + 1)}>
              {division.map(({ entrant, from }) => (
                <li key={entrant} data-move={from === to ? undefined : from > to ? 'up' : 'down'}>
                  <span>
                    {nameOf(entrant)}
                    {isBot.get(entrant) === true && <span className="second"> {words.bot}</span>}
                  </span>
                  {from !== to && <span className="new-division-from">{make.fromDivision(from + 1)}</span>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
