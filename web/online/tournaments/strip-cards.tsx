import type { GameManifest } from '@grove/game-kit';
import type { MyTournament } from '@grove/protocol';
import { StripCard } from '../../home/strip-card.tsx';
import { useStateText } from './shown/state-text.ts';
import { useTournamentWords } from './words/index.ts';

interface TournamentCardsProps {
  readonly mine: readonly MyTournament[];
  readonly manifests: readonly GameManifest[];
}

/** Cards of the first page: my table of a tournament one tap away, else the tournament itself. */
export function TournamentCards({ mine, manifests }: TournamentCardsProps) {
  const words = useTournamentWords();
  const stateOf = useStateText((podium) => podium.map(({ name }) => name).join(', '));
  const stateFor = (my: MyTournament): string => {
    if (my.table !== null) return words.mine.tableReady;
    return my.overdue > 0 ? words.gamesWait(my.overdue) : stateOf(my);
  };
  return mine.map((my) => {
    const emblem = manifests.find(({ cover }) => cover.id === my.game)?.emblem;
    return (
      <StripCard
        key={my.tournament}
        href={my.table === null ? `/tournaments/${my.tournament}` : `/table/${my.table}`}
        picture={emblem && <img src={emblem} alt="" />}
        title={my.name}
        who={words.formats[my.format.kind]}
        state={stateFor(my)}
      />
    );
  });
}
