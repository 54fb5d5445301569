import type { GameManifest } from '@grove/game-kit';
import { useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useOnlineWords } from '../words/index.ts';
import { Bracket } from './bracket/bracket.tsx';
import { CrossTable } from './cross-table.tsx';
import { DealsPanel } from './deals-panel.tsx';
import { DirectorTools } from './direct/director-tools.tsx';
import { OverduePanel } from './direct/overdue-panel.tsx';
import { DivisionsPanel } from './divisions-panel.tsx';
import { EntrantsPanel } from './entrants-panel.tsx';
import { Head } from './head.tsx';
import { MoreLinks } from './more-links.tsx';
import { NextSeason } from './next-season.tsx';
import { Podium } from './podium.tsx';
import { RoundsPanel } from './rounds-panel.tsx';
import { useEntrantNames } from './shown/entrant-names.ts';
import { isElimination } from './shown/state-text.ts';
import { StandingsTable } from './standings-table.tsx';
import type { TournamentProps } from './tournament-props.ts';
import { useSend } from './use-send.ts';
import { useTournament } from './use-tournament.ts';
import { useTournamentWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/sheet.css';
import '../styles/standings.css';
import './styles/tournament.css';
import './styles/ranks.css';
import './styles/rounds.css';
import './styles/direct.css';

interface TournamentPageProps {
  readonly manifests: readonly GameManifest[];
  readonly tournament: string;
}

/** A tournament that lives: it is followed while the page is open. */
export function TournamentPage({ manifests, tournament }: TournamentPageProps) {
  const { value, error, refresh } = useTournament(tournament);
  if (error !== undefined) return <Missing error={error} />;
  return value === undefined ? <Loading /> : <Shown {...value} manifests={manifests} refresh={refresh} />;
}

export function Missing({ error }: { readonly error: string }) {
  const words = useTournamentWords();
  const online = useOnlineWords();
  return (
    <Notice title={error === 'unreachable' ? online.noServer : words.noSuchTournament}>
      <Link className="button act" href="/tournaments">
        {words.all}
      </Link>
    </Notice>
  );
}

interface ShownProps extends Omit<TournamentProps, 'nameOf'> {
  readonly manifests: readonly GameManifest[];
  readonly refresh: () => void;
}

function Shown({ view, me, manifests, refresh }: ShownProps) {
  const words = useWords();
  const nameOf = useEntrantNames(view.entrants);
  const { send, trouble } = useSend(view.tournament, refresh);
  const manifest = manifests.find(({ cover }) => cover.id === view.game);
  const isDirector = me?.isDirector ?? false;
  const props = { view, me, nameOf };
  useTitle(view.name);
  return (
    <div className="home">
      <Header />
      <main className="home-main tournament">
        <Head {...props} manifest={manifest} send={send} trouble={trouble} />
        {view.phase === 'ended' && <Podium {...props} standings={view.divisions[0] ?? view.standings} />}
        {isDirector && <NextSeason view={view} />}
        {isDirector && view.phase !== 'ended' && view.phase !== 'cancelled' && (
          <>
            <OverduePanel {...props} send={send} />
            <DirectorTools {...props} manifest={manifest} send={send} trouble={trouble} />
          </>
        )}
        {view.rounds.length === 0 ? (
          <EntrantsPanel {...props} send={isDirector && view.phase === 'registration' ? send : undefined} />
        ) : (
          <Course {...props} send={isDirector ? send : undefined} />
        )}
        <MoreLinks view={view} me={me} />
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

/** Standings and rounds, and the drawing that the format has. */
function Course({ send, ...props }: TournamentProps & Pick<Parameters<typeof RoundsPanel>[0], 'send'>) {
  const words = useTournamentWords();
  const { view } = props;
  const { kind } = view.settings.format;
  const orders = kind === 'league' ? view.divisions : kind === 'round-robin' ? [view.standings] : [];
  return (
    <>
      {isElimination(view.settings.format) && <Bracket {...props} />}
      <div className="tournament-columns">
        {kind === 'league' ? <DivisionsPanel {...props} /> : <StandingsPanel {...props} />}
        <RoundsPanel {...props} send={send} />
      </div>
      {orders.length > 0 && (
        <div className="cross-tables">
          {orders.map((standings, i) => (
            <CrossTable
              key={words.division(i + 1)}
              {...props}
              title={kind === 'league' ? words.division(i + 1) : words.crossTable}
              entrants={standings.map(({ entrant }) => entrant)}
            />
          ))}
        </div>
      )}
      {kind === 'duplicate' && <DealsPanel {...props} />}
    </>
  );
}

function StandingsPanel(props: TournamentProps) {
  const words = useTournamentWords();
  const id = useId();
  return (
    <section className="panel ranks-panel" aria-labelledby={id}>
      <h2 id={id}>{words.standings}</h2>
      <StandingsTable {...props} title={words.standings} standings={props.view.standings} />
    </section>
  );
}
