import { games } from '@grove/games';
import type { TournamentMe, TournamentView } from '@grove/protocol';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { storeSession } from '../../../online/session.ts';
import { TournamentRoutes } from '../../../online/tournaments/routes.tsx';
import { drawPage } from '../draw-page.tsx';

export const isTo = (address: RequestInfo | URL, end: string): boolean =>
  typeof address === 'string' && address.endsWith(end);

/** The page of a tournament with a server that knows only it. */
export async function drawTournament(view: TournamentView, me?: TournamentMe, path = '/tournaments/t-1') {
  const drawn = drawPage(<p />, path);
  if (me !== undefined) storeSession({ person: { id: me.person, name: 'Me' }, token: 'secret' });
  vi.mocked(fetch).mockImplementation(async (address) =>
    Response.json(isTo(address, '/me') ? me : isTo(address, '/commands') ? { number: 9 } : view),
  );
  await act(async () => drawn.drawAgain(<TournamentRoutes manifests={games} />));
  const commands = () =>
    drawn
      .sent()
      .filter(({ address }) => address.endsWith('/commands'))
      .map(({ body }) => JSON.parse(typeof body === 'string' ? body : '') as unknown);
  return { ...drawn, commands };
}
