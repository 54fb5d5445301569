import type { GameManifest } from '@grove/game-kit';
import { Route, Switch } from 'wouter';
import { MissingPage } from '../../pages/missing.tsx';
import { EmbedPage } from './embed-page.tsx';
import { TournamentsPage } from './list-page.tsx';
import { MakeTournamentPage } from './make/page.tsx';
import { TournamentPage } from './page.tsx';
import { BigScreenPage } from './screen/page.tsx';

/** All pages of tournaments, loaded together when somebody wants one of them. */
export const TournamentRoutes = ({ manifests }: { readonly manifests: readonly GameManifest[] }) => (
  <Switch>
    <Route path="/tournaments">
      <TournamentsPage manifests={manifests} />
    </Route>
    <Route path="/tournaments/new">
      <MakeTournamentPage manifests={manifests} />
    </Route>
    <Route path="/tournaments/:tournament">
      {({ tournament }) => <TournamentPage key={tournament} manifests={manifests} tournament={tournament} />}
    </Route>
    <Route path="/tournaments/:tournament/screen">
      {({ tournament }) => <BigScreenPage key={tournament} tournament={tournament} />}
    </Route>
    <Route path="/tournaments/:tournament/embed">
      {({ tournament }) => <EmbedPage key={tournament} tournament={tournament} />}
    </Route>
    <Route>
      <MissingPage />
    </Route>
  </Switch>
);
