import type { GameManifest } from '@grove/game-kit';
import { TournamentList } from './tournament-list.tsx';
import type { Lists } from './use-tournaments.ts';
import { useTournamentWords } from './words/index.ts';

interface TournamentListsProps extends Lists {
  readonly manifests: readonly GameManifest[];
}

/** Open for registration, being played, over; what is empty and of no use is left out. */
export function TournamentLists({ all, mine, manifests }: TournamentListsProps) {
  const { lists } = useTournamentWords();
  const running = all.filter(({ phase }) => phase === 'running');
  const over = all.filter(({ phase }) => phase === 'ended' || phase === 'cancelled');
  const open = all.filter(({ phase }) => phase === 'registration').toSorted((one, other) => one.start - other.start);
  const props = { mine, manifests };
  return (
    <div className="tournament-lists">
      {running.length > 0 && <TournamentList {...props} {...lists.running} tournaments={running} />}
      <TournamentList {...props} {...lists.registration} tournaments={open} />
      {over.length > 0 && <TournamentList {...props} {...lists.over} tournaments={over} />}
    </div>
  );
}
