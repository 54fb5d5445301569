import { useEffect, useMemo } from 'react';
import { browserEnvironment } from '../connection/browser-environment.ts';
import { type Live, useLive } from '../use-live.ts';
import { FreshTournament, type ShownTournament } from './fresh/fresh-tournament.ts';
import { isTableAwaited } from './fresh/my-share.ts';
import { useKey } from './shown/addresses.ts';

/** Milliseconds between two looks: whether anything has to be asked, and, while the server cannot be followed, at the tournament itself. */
const EVERY = 4000;
/** While a table that is about to be made is waited for. */
const SOON = 1000;

const pauseAfter = (shown: ShownTournament | undefined): number =>
  shown !== undefined && isTableAwaited(shown.view, shown.me) ? SOON : EVERY;

/** A tournament as it is now, for as long as the page is open. */
export function useTournament(tournament: string): Live<ShownTournament> {
  const key = useKey();
  const fresh = useMemo(() => new FreshTournament({ tournament, key }, browserEnvironment), [tournament, key]);
  const { refresh, ...shown } = useLive(tournament, fresh.look, pauseAfter);
  useEffect(() => fresh.open(refresh), [fresh, refresh]);
  const askAgain = (): void => {
    fresh.forget();
    refresh();
  };
  return { ...shown, refresh: askAgain };
}
