import type { TournamentMe, TournamentView } from '@grove/protocol';
import { ApiError, callApi } from '../api.ts';

/** Which tournament, and who asks. */
interface Asked {
  readonly tournament: string;
  readonly key?: string | undefined;
  readonly token?: string | undefined;
}

const loadView = ({ tournament, key, token }: Asked): Promise<TournamentView> =>
  callApi('GET /tournaments/:tournament', { params: { tournament }, query: { key }, token });

const loadMe = ({ tournament, key, token }: Asked): Promise<TournamentMe> =>
  callApi('GET /tournaments/:tournament/me', { params: { tournament }, query: { key }, token });

const isForgotten = (error: unknown): boolean => error instanceof ApiError && error.kind === 'bad-token';

/** As everybody sees it, for a person whom the server has forgotten. */
export async function findView(asked: Asked): Promise<TournamentView> {
  try {
    return await loadView(asked);
  } catch (error) {
    if (isForgotten(error)) return loadView({ ...asked, token: undefined });
    throw error;
  }
}

/** Nobody, for a person whom the server has forgotten. */
export async function findMe(asked: Asked): Promise<TournamentMe | undefined> {
  try {
    return await loadMe(asked);
  } catch (error) {
    if (isForgotten(error)) return undefined;
    throw error;
  }
}
