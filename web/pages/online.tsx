import type { GameManifest } from '@grove/game-kit';
import { Route } from 'wouter';
import { lazyPage } from '../parts/lazy-part.tsx';

/** Loaded when somebody wants company: playing alone needs none of it. */
const LobbyPage = lazyPage(async () => (await import('../online/lobby/page.tsx')).LobbyPage);
const TablePage = lazyPage(async () => (await import('../online/table/page.tsx')).TablePage);
const AccountPage = lazyPage(async () => (await import('../online/account/page.tsx')).AccountPage);
const StandingsPage = lazyPage(async () => (await import('../online/standings/page.tsx')).StandingsPage);
const PlayerPage = lazyPage(async () => (await import('../online/standings/player-page.tsx')).PlayerPage);
const ClubsPage = lazyPage(async () => (await import('../online/clubs/list-page.tsx')).ClubsPage);
const ClubPage = lazyPage(async () => (await import('../online/clubs/page.tsx')).ClubPage);
const TournamentRoutes = lazyPage(async () => (await import('../online/tournaments/routes.tsx')).TournamentRoutes);
const VerifyPage = lazyPage(async () => (await import('../online/verify/page.tsx')).VerifyPage);

/** The pages that a server is needed for. */
export const onlineRoutes = (manifests: readonly GameManifest[]) => (
  <>
    <Route path="/friends">
      <LobbyPage manifests={manifests} />
    </Route>
    <Route path="/table/:table">{({ table }) => <TablePage key={table} manifests={manifests} table={table} />}</Route>
    <Route path="/account">
      <AccountPage />
    </Route>
    <Route path="/standings/:game?">{({ game }) => <StandingsPage manifests={manifests} game={game} />}</Route>
    <Route path="/people/:person">
      {({ person }) => <PlayerPage key={person} manifests={manifests} person={decodeURIComponent(person)} />}
    </Route>
    <Route path="/clubs">
      <ClubsPage />
    </Route>
    <Route path="/clubs/:club/:tab?">
      {({ club, tab }) => <ClubPage key={club} manifests={manifests} club={club} tab={tab} />}
    </Route>
    <Route path="/tournaments/*?">
      <TournamentRoutes manifests={manifests} />
    </Route>
    <Route path="/verify">
      <VerifyPage manifests={manifests} />
    </Route>
  </>
);
