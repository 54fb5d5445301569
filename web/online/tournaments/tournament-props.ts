import type { TournamentMe, TournamentView } from '@grove/protocol';

/** What every part of a tournament's page is given. */
export interface TournamentProps {
  readonly view: TournamentView;
  /** What I am in it; undefined for somebody whom the server does not know. */
  readonly me?: TournamentMe | undefined;
  readonly nameOf: (entrant: string) => string;
}
