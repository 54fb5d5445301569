import type { DailyStanding } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../online/api.ts';
import { forgetSession, storedSession } from '../online/session.ts';

/** The standings of a day, or why there are none to see. */
export type DailyStandings = readonly DailyStanding[] | 'loading' | 'not-yet' | 'unreachable';

/** Asks again whenever the day changes or a game has been handed in. `mayLook` when the server would show them. */
export function useStandings(game: string, day: string, mayLook: boolean): DailyStandings {
  const [found, setFound] = useState<{ readonly key: string; readonly standings: DailyStandings }>();
  const key = `${game} ${day} ${mayLook}`;
  useEffect(() => {
    if (!mayLook) return undefined;
    let isWanted = true;
    const ask = async () => {
      const standings = await callApi('GET /daily/:game/:day', {
        params: { game, day },
        token: storedSession()?.token,
      }).catch(whyNot);
      if (isWanted) setFound({ key, standings });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [game, day, key, mayLook]);
  if (!mayLook) return 'not-yet';
  return found?.key === key ? found.standings : 'loading';
}

function whyNot(error: unknown): DailyStandings {
  if (!(error instanceof ApiError)) throw error;
  // The server has forgotten this guest; next time somebody without a name asks.
  if (error.kind === 'bad-token') forgetSession();
  return error.kind === 'not-yet' ? 'not-yet' : 'unreachable';
}
