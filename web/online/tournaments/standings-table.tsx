import type { TournamentStanding } from '@grove/protocol';
import { Fragment, useId, useState } from 'react';
import { StandingDetails } from './standing-details.tsx';
import { usePointsText } from './shown/points-text.ts';
import { isElimination } from './shown/state-text.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

interface StandingsTableProps extends TournamentProps {
  readonly title: string;
  readonly standings: readonly TournamentStanding[];
  /** Who changes the division after the season. */
  readonly moveOf?: (entrant: string) => 'up' | 'down' | undefined;
}

/** So many are shown until somebody wants to see all. */
const AT_FIRST = 20;

/** Everybody by rank. A tap on a name tells what the rank is made of. */
export function StandingsTable({ title, standings, view, me, nameOf, moveOf }: StandingsTableProps) {
  const words = useTournamentWords();
  const pointsOf = usePointsText(view);
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<string>();
  const id = useId();
  const { format } = view.settings;
  const shown = isWhole ? standings : standings.filter(({ entrant }, i) => i < AT_FIRST || entrant === me?.person);
  const entrants = new Map(view.entrants.map((entrant) => [entrant.id, entrant]));
  const points = isElimination(format) ? words.reached : format.kind === 'duplicate' ? words.percent : words.points;
  return (
    <>
      <table className="ranks standing-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{points}</th>
            <th scope="col">{words.games}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((standing) => {
            const { entrant, rank, played } = standing;
            const isOpen = opened === entrant;
            const move = moveOf?.(entrant);
            return (
              <Fragment key={entrant}>
                <tr data-me={entrant === me?.person || undefined} data-move={move}>
                  <td className="number">{rank}</td>
                  <th scope="row">
                    <button
                      type="button"
                      className="standing-name"
                      aria-expanded={isOpen}
                      aria-controls={`${id}-${entrant}`}
                      onClick={() => setOpened(isOpen ? undefined : entrant)}
                    >
                      <span>{nameOf(entrant)}</span>
                    </button>
                    {entrants.get(entrant)?.isBot && <span className="second"> {words.bot}</span>}
                    {entrants.get(entrant)?.isWithdrawn && <span className="second"> {words.hasWithdrawn}</span>}
                    {move && (
                      <span className="second standing-move"> {move === 'up' ? words.goesUp : words.goesDown}</span>
                    )}
                  </th>
                  <td className="number">{pointsOf(standing.points)}</td>
                  <td>{played}</td>
                </tr>
                {isOpen && (
                  <tr className="standing-details" id={`${id}-${entrant}`}>
                    <td colSpan={4}>
                      <StandingDetails standing={standing} view={view} nameOf={nameOf} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {standings.length > AT_FIRST && (
        <button type="button" className="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll(standings.length)}
        </button>
      )}
    </>
  );
}
