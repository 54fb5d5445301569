import type { GameManifest } from '@grove/game-kit';
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useCards } from './cards/use-cards.ts';
import { useHandInLater } from './daily/later.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorNote } from './errors/error-note.tsx';
import { useIconHelp } from './icons/use-icon-help.ts';
import { guideIn } from './learn/address.ts';
import { NewVersion } from './offline/new-version.tsx';
import { Loading } from './parts/loading.tsx';
import { SetUpPage } from './set-up/page.tsx';
import { HomePage } from './home/page.tsx';
import { LocalGamePage } from './pages/local-game.tsx';
import { MissingPage } from './pages/missing.tsx';
import { MODES } from './replay/link.ts';
import { useRules } from './rulebook/use-rulebook.ts';
import { useApplySettings } from './settings/apply.ts';
import { useAccountSettings } from './settings/account-settings.ts';

/** Loaded when somebody looks back. */
const RecordPage = lazy(async () => ({ default: (await import('./replay/page.tsx')).RecordPage }));

/** Loaded when somebody wants company: playing alone needs none of it. */
const LobbyPage = lazy(async () => ({ default: (await import('./online/lobby/page.tsx')).LobbyPage }));
const AccountPage = lazy(async () => ({ default: (await import('./online/account/page.tsx')).AccountPage }));
const StandingsPage = lazy(async () => ({ default: (await import('./online/standings/page.tsx')).StandingsPage }));
const PlayerPage = lazy(async () => ({ default: (await import('./online/standings/player-page.tsx')).PlayerPage }));
const ClubsPage = lazy(async () => ({ default: (await import('./online/clubs/list-page.tsx')).ClubsPage }));
const ClubPage = lazy(async () => ({ default: (await import('./online/clubs/page.tsx')).ClubPage }));
const VerifyPage = lazy(async () => ({ default: (await import('./online/verify/page.tsx')).VerifyPage }));
const TournamentRoutes = lazy(async () => ({
  default: (await import('./online/tournaments/routes.tsx')).TournamentRoutes,
}));
const TablePage = lazy(async () => ({ default: (await import('./online/table/page.tsx')).TablePage }));

/** Loaded when somebody wants to learn a game or to look something up. */
const LearnPage = lazy(async () => ({ default: (await import('./learn/page.tsx')).LearnPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rulebook/page.tsx')).RulesPage }));
const RulesSheet = lazy(async () => ({ default: (await import('./rulebook/sheet.tsx')).RulesSheet }));
const IconHelp = lazy(async () => ({ default: (await import('./icons/icon-help.tsx')).IconHelp }));
const CardsPage = lazy(async () => ({ default: (await import('./pages/cards.tsx')).CardsPage }));
const CardsSheet = lazy(async () => ({ default: (await import('./cards/sheet.tsx')).CardsSheet }));

const DailyPage = lazy(async () => ({ default: (await import('./daily/page.tsx')).DailyPage }));
const MePage = lazy(async () => ({ default: (await import('./me/page.tsx')).MePage }));
const DailyGame = lazy(async () => ({ default: (await import('./daily/game.tsx')).DailyGame }));

/** Where loading the page anew would lose a game, or disturb one. */
const IN_GAME = /^\/(play|table|daily|learn)\/./;

export function App({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  useApplySettings();
  useAccountSettings();
  useHandInLater();
  const [path] = useLocation();
  const hasOpenRules = useRules(({ opened }) => opened !== undefined);
  const isAsked = useIconHelp(({ asked, looking }) => asked !== undefined || looking !== undefined);
  const cards = useCards(({ opened }) => opened);
  return (
    <>
      <ErrorNote />
      <ErrorBoundary path={path}>
        <Pages manifests={manifests} />
        {!IN_GAME.test(path) && <NewVersion />}
        {hasOpenRules && (
          <Suspense>
            <RulesSheet />
          </Suspense>
        )}
        {isAsked && (
          <Suspense>
            <IconHelp />
          </Suspense>
        )}
        {cards !== undefined && (
          <Suspense>
            <CardsSheet {...cards} />
          </Suspense>
        )}
      </ErrorBoundary>
    </>
  );
}

function Pages({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  return (
    <Switch>
      <Route path="/">
        <HomePage manifests={manifests} />
      </Route>
      {manifests.map((manifest) => (
        <Route key={manifest.cover.id} path={`/play/${manifest.cover.id}`}>
          <Suspense fallback={<Loading />}>
            <SetUpPage manifest={manifest} />
          </Suspense>
        </Route>
      ))}
      {manifests.map((manifest) => (
        <Route key={manifest.cover.id} path={`/play/${manifest.cover.id}/:game`}>
          {({ game }) => (
            <Suspense fallback={<Loading />}>
              <LocalGamePage key={game} manifest={manifest} id={game} />
            </Suspense>
          )}
        </Route>
      ))}
      {manifests.flatMap((manifest) =>
        (manifest.guides ?? []).map((offer) => {
          const { address } = guideIn(manifest.cover.id, offer);
          return (
            <Route key={address} path={address}>
              <Suspense fallback={<Loading />}>
                <LearnPage manifest={manifest} offer={offer} />
              </Suspense>
            </Route>
          );
        }),
      )}
      {manifests
        .filter(({ rulebook }) => rulebook !== undefined)
        .map((manifest) => (
          <Route key={manifest.cover.id} path={`/rules/${manifest.cover.id}`}>
            <Suspense>
              <RulesPage manifest={manifest} />
            </Suspense>
          </Route>
        ))}
      {MODES.flatMap((mode) => [
        <Route key={mode} path={`/${mode}`}>
          <Suspense fallback={<Loading />}>
            <RecordPage manifests={manifests} mode={mode} />
          </Suspense>
        </Route>,
        <Route key={`${mode} table`} path={`/${mode}/table/:table`}>
          {({ table }) => (
            <Suspense fallback={<Loading />}>
              <RecordPage manifests={manifests} mode={mode} table={table} />
            </Suspense>
          )}
        </Route>,
      ])}
      <Route path="/daily">
        <Suspense fallback={<Loading />}>
          <DailyPage manifests={manifests} />
        </Suspense>
      </Route>
      <Route path="/statistics">
        <Suspense>
          <MePage manifests={manifests} />
        </Suspense>
      </Route>
      {['play', 'practice'].map((kind) => (
        <Route key={kind} path={`/daily/${kind}`}>
          <Suspense fallback={<Loading />}>
            <DailyGame manifests={manifests} isPractice={kind === 'practice'} />
          </Suspense>
        </Route>
      ))}
      <Route path="/cards/:game/:card?">
        {({ game, card }) => (
          <Suspense fallback={<Loading />}>
            <CardsPage manifests={manifests} game={game} card={card} />
          </Suspense>
        )}
      </Route>
      <Route path="/friends">
        <Suspense fallback={<Loading />}>
          <LobbyPage manifests={manifests} />
        </Suspense>
      </Route>
      <Route path="/standings/:game?">
        {({ game }) => (
          <Suspense>
            <StandingsPage manifests={manifests} game={game} />
          </Suspense>
        )}
      </Route>
      <Route path="/people/:person">
        {({ person }) => (
          <Suspense>
            <PlayerPage key={person} manifests={manifests} person={decodeURIComponent(person)} />
          </Suspense>
        )}
      </Route>
      <Route path="/tournaments/*?">
        <Suspense fallback={<Loading />}>
          <TournamentRoutes manifests={manifests} />
        </Suspense>
      </Route>
      <Route path="/clubs">
        <Suspense fallback={<Loading />}>
          <ClubsPage />
        </Suspense>
      </Route>
      <Route path="/clubs/:club/:tab?">
        {({ club, tab }) => (
          <Suspense fallback={<Loading />}>
            <ClubPage key={club} manifests={manifests} club={club} tab={tab} />
          </Suspense>
        )}
      </Route>
      <Route path="/verify">
        <Suspense>
          <VerifyPage manifests={manifests} />
        </Suspense>
      </Route>
      <Route path="/account">
        <Suspense>
          <AccountPage />
        </Suspense>
      </Route>
      <Route path="/table/:table">
        {({ table }) => (
          <Suspense fallback={<Loading />}>
            <TablePage key={table} manifests={manifests} table={table} />
          </Suspense>
        )}
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}
