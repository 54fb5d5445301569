import type { DailyStanding } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../online/api.ts';
import { forgetSession, storedSession } from '../online/session.ts';

/** The table of a day: the places, or why there are none to see. */
export type Places = readonly DailyStanding[] | 'loading' | 'not-yet' | 'unreachable';

/** Asks again whenever the day changes or a game has been handed in. `mayLook` when the server would show them. */
export function usePlaces(game: string, day: string, mayLook: boolean): Places {
  const [found, setFound] = useState<{ readonly key: string; readonly places: Places }>();
  const key = `${game} ${day} ${mayLook}`;
  useEffect(() => {
    if (!mayLook) return undefined;
    let isWanted = true;
    const ask = async () => {
      const places = await callApi('GET /daily/:game/:day', {
        params: { game, day },
        token: storedSession()?.token,
      }).catch(whyNot);
      if (isWanted) setFound({ key, places });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [game, day, key, mayLook]);
  if (!mayLook) return 'not-yet';
  return found?.key === key ? found.places : 'loading';
}

function whyNot(error: unknown): Places {
  if (!(error instanceof ApiError)) throw error;
  // The server has forgotten this guest; next time somebody without a name asks.
  if (error.kind === 'bad-token') forgetSession();
  return error.kind === 'not-yet' ? 'not-yet' : 'unreachable';
}
