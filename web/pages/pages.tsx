import type { GameManifest } from '@grove/game-kit';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from '../home/page.tsx';
import { guideIn } from '../learn/address.ts';
import { lazyPage } from '../parts/lazy-part.tsx';
import { Loading } from '../parts/loading.tsx';
import { MODES } from '../replay/link.ts';
import { SetUpPage } from '../set-up/page.tsx';
import { LocalGamePage } from './local-game.tsx';
import { MissingPage } from './missing.tsx';
import { onlineRoutes } from './online.tsx';

/** Loaded when somebody wants to learn a game or to look something up. */
const LearnPage = lazyPage(async () => (await import('../learn/page.tsx')).LearnPage);
const RulesPage = lazyPage(async () => (await import('../rulebook/page.tsx')).RulesPage);
const CardsPage = lazyPage(async () => (await import('./cards.tsx')).CardsPage);

/** Loaded when somebody looks back. */
const RecordPage = lazyPage(async () => (await import('../replay/page.tsx')).RecordPage);
const MePage = lazyPage(async () => (await import('../me/page.tsx')).MePage);

const DailyPage = lazyPage(async () => (await import('../daily/page.tsx')).DailyPage);
const DailyGame = lazyPage(async () => (await import('../daily/game.tsx')).DailyGame);

/** Every page by its address. */
export const Pages = ({ manifests }: { readonly manifests: readonly GameManifest[] }) => (
  <Switch>
    <Route path="/">
      <HomePage manifests={manifests} />
    </Route>
    {manifests.map(gameRoutes)}
    {recordRoutes(manifests)}
    {dailyRoutes(manifests)}
    <Route path="/statistics">
      <MePage manifests={manifests} />
    </Route>
    <Route path="/cards/:game/:card?">
      {({ game, card }) => <CardsPage manifests={manifests} game={game} card={card} />}
    </Route>
    {onlineRoutes(manifests)}
    <Route>
      <MissingPage />
    </Route>
  </Switch>
);

/** To set a game up, to play it, to learn it and to look its rules up. */
const gameRoutes = (manifest: GameManifest) => {
  const { cover, guides = [], rulebook } = manifest;
  return [
    <Route key={`set up ${cover.id}`} path={`/play/${cover.id}`}>
      <Suspense fallback={<Loading />}>
        <SetUpPage manifest={manifest} />
      </Suspense>
    </Route>,
    <Route key={`play ${cover.id}`} path={`/play/${cover.id}/:game`}>
      {({ game }) => (
        <Suspense fallback={<Loading />}>
          <LocalGamePage key={game} manifest={manifest} id={game} />
        </Suspense>
      )}
    </Route>,
    ...guides.map((offer) => {
      const { address } = guideIn(cover.id, offer);
      return (
        <Route key={address} path={address}>
          <LearnPage manifest={manifest} offer={offer} />
        </Route>
      );
    }),
    rulebook && (
      <Route key={`rules ${cover.id}`} path={`/rules/${cover.id}`}>
        <RulesPage manifest={manifest} />
      </Route>
    ),
  ];
};

/** To replay and to review a record, and the game of a table. */
const recordRoutes = (manifests: readonly GameManifest[]) =>
  MODES.flatMap((mode) => [
    <Route key={mode} path={`/${mode}`}>
      <RecordPage manifests={manifests} mode={mode} />
    </Route>,
    <Route key={`${mode} table`} path={`/${mode}/table/:table`}>
      {({ table }) => <RecordPage manifests={manifests} mode={mode} table={table} />}
    </Route>,
  ]);

const dailyRoutes = (manifests: readonly GameManifest[]) => [
  <Route key="daily" path="/daily">
    <DailyPage manifests={manifests} />
  </Route>,
  ...['play', 'practice'].map((kind) => (
    <Route key={kind} path={`/daily/${kind}`}>
      <DailyGame manifests={manifests} isPractice={kind === 'practice'} />
    </Route>
  )),
];
