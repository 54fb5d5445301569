import { Link } from 'wouter';
import { useTitle } from '../../../parts/use-title.ts';
import { Loading } from '../../../parts/loading.tsx';
import { useLocale } from '../../../parts/locale.ts';
import { useLanguage } from '../../../language.tsx';
import { Missing } from '../page.tsx';
import { Podium } from '../podium.tsx';
import { pageAddress, useKey } from '../shown/addresses.ts';
import { useEntrantNames } from '../shown/entrant-names.ts';
import { usePointsText } from '../shown/points-text.ts';
import { progressOf } from '../shown/progress.ts';
import { isElimination, useStateText } from '../shown/state-text.ts';
import { shownNumber } from '../shown/table-number.ts';
import type { TournamentProps } from '../tournament-props.ts';
import { useTournament } from '../use-tournament.ts';
import { useTournamentWords } from '../words/index.ts';
import { useOnlineWords } from '../../words/index.ts';
import { Gathering } from './gathering.tsx';
import { type ScreenPage, screenPages } from './pages.ts';
import { useNow } from './use-now.ts';
import { useTurning } from './use-turning.ts';
import '../styles/screen.css';

/** For the wall of a club room: large, without anything to press, turning over by itself. */
export function BigScreenPage({ tournament }: { readonly tournament: string }) {
  const { value, error } = useTournament(tournament);
  if (error !== undefined) return <Missing error={error} />;
  return value === undefined ? <Loading /> : <Screen view={value.view} />;
}

function Screen({ view }: Pick<TournamentProps, 'view'>) {
  const online = useOnlineWords();
  const words = useTournamentWords();
  const key = useKey();
  const listed = new Intl.ListFormat(useLanguage());
  const nameOf = useEntrantNames(view.entrants);
  const stateOf = useStateText((podium) => listed.format(podium.map(({ entrant }) => nameOf(entrant))));
  const pages = screenPages(view);
  const { page, isHeld, hold } = useTurning(pages.length);
  const shown = pages[page];
  useTitle(view.name);
  return (
    <main className="big-screen">
      <header>
        <h1>{view.name}</h1>
        <p>{stateOf(progressOf(view))}</p>
        <Clock />
      </header>
      <div className="big-page" key={page}>
        {shown === undefined ? <p>{words.nobodyYet}</p> : <Shown page={shown} view={view} nameOf={nameOf} />}
      </div>
      <footer>
        <Link className="small" href={pageAddress(view.tournament, key)}>
          {online.toTournament}
        </Link>
        <span>{pages.length > 1 && words.pageOf(page + 1, pages.length)}</span>
        <button type="button" className="small" aria-pressed={isHeld} onClick={() => hold(!isHeld)}>
          {isHeld ? words.goOn : words.hold}
        </button>
      </footer>
    </main>
  );
}

function Clock() {
  const now = useNow();
  const time = new Intl.DateTimeFormat(useLocale(), { hour: 'numeric', minute: '2-digit' }).format(now);
  return (
    <time className="number" dateTime={new Date(now).toISOString()}>
      {time}
    </time>
  );
}

interface ShownProps extends TournamentProps {
  readonly page: ScreenPage;
}

function Shown({ page, ...props }: ShownProps) {
  if (page.kind === 'gathering') return <Gathering page={page} {...props} />;
  if (page.kind === 'podium') return <Podium {...props} standings={props.view.divisions[0] ?? props.view.standings} />;
  return page.kind === 'standings' ? <Ranks page={page} {...props} /> : <Pairings page={page} {...props} />;
}

function Ranks({
  page,
  view,
  nameOf,
}: TournamentProps & { readonly page: Extract<ScreenPage, { kind: 'standings' }> }) {
  const words = useTournamentWords();
  const pointsOf = usePointsText(view);
  const { format } = view.settings;
  const bots = new Set(view.entrants.flatMap(({ id, isBot }) => (isBot ? [id] : [])));
  return (
    <>
      <h2>{page.title === null ? words.standings : words.division(page.title)}</h2>
      <table className="big-ranks">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{isElimination(format) ? words.reached : words.points}</th>
          </tr>
        </thead>
        <tbody>
          {page.standings.map(({ entrant, rank, points }) => (
            <tr key={entrant}>
              <td className="number">{rank}</td>
              <th scope="row">
                {nameOf(entrant)} {bots.has(entrant) && <span className="second">{words.bot}</span>}
              </th>
              <td className="number">{pointsOf(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Pairings({
  page,
  view,
  nameOf,
}: TournamentProps & { readonly page: Extract<ScreenPage, { kind: 'pairings' }> }) {
  const words = useTournamentWords();
  return (
    <>
      <h2 className="visually-hidden">{page.round === null ? words.games : words.round(page.round)}</h2>
      <ul className="big-pairings">
        {page.games.map(({ round, table }) => (
          <li key={table.number}>
            <span className="number big-table">{shownNumber(view, round, table)}</span>
            <span className="big-seats">
              {table.seats.map((id, seat) => (
                <span key={id} data-winner={table.result?.places[seat] === 1 || undefined}>
                  {nameOf(id)} <span className="number">{table.result?.totals[seat]}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
