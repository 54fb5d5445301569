import type { SeatRating, TableView } from '@grove/protocol';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useRequest } from '../use-request.ts';

const load = async (key: string): Promise<readonly SeatRating[]> => {
  const [table = ''] = key.split(' ');
  return callApi('GET /tables/:table/ratings', { params: { table }, token: storedSession()?.token });
};

/** The ratings seat by seat, asked for again when somebody else sits there and when the game is over; none until they are known. */
export function useSeatRatings({ table, phase, seats }: TableView): readonly SeatRating[] {
  const sitters = seats.map(({ person, bot }) => person?.id ?? bot ?? '').join(',');
  return useRequest(`${table} ${phase} ${sitters}`, load).value ?? [];
}
