import type { GameManifest } from '@grove/game-kit';
import { useLocation } from 'wouter';
import { useCards } from './cards/use-cards.ts';
import { useHandInLater } from './daily/later.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorNote } from './errors/error-note.tsx';
import { useIconHelp } from './icons/use-icon-help.ts';
import { NewVersion } from './offline/new-version.tsx';
import { Pages } from './pages/pages.tsx';
import { lazyPart } from './parts/lazy-part.tsx';
import { useRules } from './rulebook/use-rulebook.ts';
import { useApplySettings } from './settings/apply.ts';
import { useAccountSettings } from './settings/account-settings.ts';

/** Loaded when somebody looks something up. */
const RulesSheet = lazyPart(async () => (await import('./rulebook/sheet.tsx')).RulesSheet);
const IconHelp = lazyPart(async () => (await import('./icons/icon-help.tsx')).IconHelp);
const CardsSheet = lazyPart(async () => (await import('./cards/sheet.tsx')).CardsSheet);

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
        {hasOpenRules && <RulesSheet />}
        {isAsked && <IconHelp />}
        {cards !== undefined && <CardsSheet {...cards} />}
      </ErrorBoundary>
    </>
  );
}
