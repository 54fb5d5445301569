import type { TournamentMe, TournamentView } from '@grove/protocol';
import { useCallback, useRef } from 'react';
import { storedSession } from '../session.ts';
import { type Live, useLive } from '../use-live.ts';
import { findMe, findView } from './load-tournament.ts';
import { useKey } from './shown/addresses.ts';

interface Shown {
  readonly view: TournamentView;
  /** Undefined for somebody whom the server does not know. */
  readonly me: TournamentMe | undefined;
}

interface Known extends Shown {
  readonly token: string;
  readonly at: number;
}

const EVERY = 4000;
/** What one may do changes with time, too. */
const KNOWN_FOR = 20_000;

/**
 * A tournament as it is now, looked up again and again while the page is open. What it is for me is asked again only when it has changed: a
 * whole club may watch from one address, and the server counts requests by address.
 */
export function useTournament(tournament: string): Live<Shown> {
  const known = useRef<Known>(undefined);
  const key = useKey();
  const find = useCallback(
    async (id: string): Promise<Shown> => {
      const token = storedSession()?.token;
      // What everybody may see needs no look-up of who asks.
      const isForAll = known.current?.view.tournament === id && known.current.view.club === null;
      const view = await findView({ tournament: id, key, token: isForAll ? undefined : token });
      if (token === undefined) return { view, me: undefined };
      if (known.current === undefined || !isStill(known.current, view, token)) {
        known.current = { view, token, me: await findMe({ tournament: id, key, token }), at: Date.now() };
      }
      return { view, me: known.current.me };
    },
    [key],
  );
  return useLive(tournament, find, EVERY);
}

function isStill(known: Known, view: TournamentView, token: string): boolean {
  const isSame = known.view.tournament === view.tournament && known.view.number === view.number;
  return isSame && known.token === token && Date.now() - known.at < KNOWN_FOR && !isTableAwaited(known);
}

/** A round is there a moment before its tables can be opened. */
function isTableAwaited({ view, me }: Shown): boolean {
  if (me === undefined || me.table !== null) return false;
  const tables = view.rounds.flatMap((round) => (round.isOver ? [] : round.tables));
  return tables.some(({ seats, isFinished }) => !isFinished && seats.includes(me.person));
}
