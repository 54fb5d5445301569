import type { GameManifest } from '@grove/game-kit';
import type { ClubView } from '@grove/protocol';

/** What the parts of a club's page get. */
export interface ClubProps {
  readonly club: ClubView;
  /** Loads the club again after a change. */
  readonly refresh: () => void;
  readonly manifests: readonly GameManifest[];
}

export const isLeading = ({ role }: Pick<ClubView, 'role'>): boolean => role === 'owner' || role === 'director';
