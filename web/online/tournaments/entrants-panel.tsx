import { useId } from 'react';
import { AskButton } from '../../parts/ask-button.tsx';
import { useDirectWords } from './direct/words/index.ts';
import { ExcusedToCome } from './excused-to-come.tsx';
import type { TournamentProps } from './tournament-props.ts';
import type { Send } from './use-send.ts';
import { useTournamentWords } from './words/index.ts';

interface EntrantsPanelProps extends TournamentProps {
  /** For directors, who may say that somebody is here or take somebody out. */
  readonly send?: Send | undefined;
}

/** Who has registered so far. */
export function EntrantsPanel({ view, me, nameOf, send }: EntrantsPanelProps) {
  const words = useTournamentWords();
  const direct = useDirectWords();
  const id = useId();
  const entrants = view.entrants.filter(({ isWithdrawn }) => !isWithdrawn);
  const { checkIn } = view.settings.entry;
  return (
    <section className="panel entrants-panel" aria-labelledby={id}>
      <h2 id={id}>{words.entrants}</h2>
      {entrants.length === 0 && <p className="second">{words.nobodyYet}</p>}
      <ul className="entrants">
        {entrants.map(({ id: entrant, rating, isBot, isCheckedIn }) => (
          <li key={entrant} data-me={entrant === me?.person || undefined}>
            <span>
              {nameOf(entrant)}
              <span className="second"> {isBot ? words.bot : Math.round(rating)}</span>
            </span>
            <span className="entrant-acts">
              {checkIn && isCheckedIn && <span className="second">{words.isCheckedIn}</span>}
              {send && checkIn && !isCheckedIn && !isBot && (
                <button
                  type="button"
                  className="small"
                  aria-label={direct.isHere(nameOf(entrant))}
                  onClick={() => void send({ kind: 'check-in', entrant })}
                >
                  {direct.isHereShort}
                </button>
              )}
              {send && (
                <AskButton
                  className="small"
                  label={direct.removeShort}
                  name={direct.remove(nameOf(entrant))}
                  question={direct.askRemove(nameOf(entrant))}
                  act={() => void send({ kind: 'withdraw', entrant })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <ExcusedToCome view={view} nameOf={nameOf} />
    </section>
  );
}
