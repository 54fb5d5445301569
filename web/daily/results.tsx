import type { DailyStanding } from '@grove/protocol';
import { callApi } from '../online/api.ts';
import { storedSession } from '../online/session.ts';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { Spread } from './spread.tsx';
import type { DailyStandings } from './use-standings.ts';
import { type DailyWords, useDailyWords } from './words/index.ts';

interface ResultsProps {
  readonly game: string;
  readonly day: string;
  readonly isToday: boolean;
  readonly standings: DailyStandings;
}

/** The table of a day. What others did can be watched when nobody plays it any more. */
export function Results({ game, day, isToday, standings }: ResultsProps) {
  const daily = useDailyWords();
  const reason = whyEmpty(daily, standings);
  const me = storedSession()?.person.id;
  return (
    <div className="panel daily-results">
      <h2 id="daily-results">{daily.results}</h2>
      {reason === undefined && typeof standings !== 'string' ? (
        // A long table scrolls in its own panel, and so must take the keyboard.
        <div className="daily-scroll" tabIndex={0} role="region" aria-labelledby="daily-results">
          <Spread standings={standings} mine={standings.find(({ person }) => person.id === me)?.total} />
          <StandingsTable game={game} day={day} isToday={isToday} standings={standings} />
        </div>
      ) : (
        <p role="status">{reason}</p>
      )}
    </div>
  );
}

function whyEmpty(daily: DailyWords, standings: DailyStandings): string | undefined {
  if (standings === 'loading') return daily.loading;
  if (standings === 'not-yet') return daily.resultsAfter;
  if (standings === 'unreachable') return daily.noServer;
  return standings.length === 0 ? daily.noResults : undefined;
}

function StandingsTable({
  game,
  day,
  isToday,
  standings,
}: ResultsProps & { readonly standings: readonly DailyStanding[] }) {
  const daily = useDailyWords();
  const me = storedSession()?.person.id;
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{daily.rank}</th>
          <th scope="col">{daily.player}</th>
          <th scope="col">{daily.points}</th>
          {!isToday && (
            <td>
              <span className="visually-hidden">{daily.watch}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ person, total }) => (
          <tr key={person.id} className={person.id === me ? 'winner' : undefined}>
            <td>{1 + standings.filter((other) => other.total > total).length}</td>
            <th scope="row">
              {person.name}
              {person.id === me && ` (${daily.you})`}
            </th>
            <td className="number">{total}</td>
            {!isToday && (
              <td>
                <Watch game={game} day={day} person={person} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WatchProps extends Pick<ResultsProps, 'game' | 'day'> {
  readonly person: DailyStanding['person'];
}

function Watch({ game, day, person }: WatchProps) {
  const daily = useDailyWords();
  const openRecord = useOpenRecord();
  const watch = async () => {
    const params = { game, day, person: person.id };
    const record = await callApi('GET /daily/:game/:day/:person', { params, token: storedSession()?.token });
    await openRecord(record, { names: [person.name] });
  };
  return (
    <button type="button" className="button" aria-label={daily.watchOf(person.name)} onClick={() => void watch()}>
      {daily.watch}
    </button>
  );
}
