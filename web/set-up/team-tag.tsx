import type { SeatTeam } from '@grove/game-kit';
import type { CSSProperties } from 'react';
import { useSetUpWords } from './words/index.ts';
import './team-tag.css';

interface TeamTagProps {
  readonly team: SeatTeam | undefined;
  /** That of the reader, if the reader has a seat. */
  readonly own: SeatTeam | undefined;
}

/** Whom a seat plays with, in the colour that the team has on the board. */
export function TeamTag({ team, own }: TeamTagProps) {
  const words = useSetUpWords();
  if (team === undefined) return null;
  return (
    <span className="team-tag" style={{ '--team': team.color } as CSSProperties}>
      {team.number === own?.number ? words.yourTeam : words.team(team.number + 1)}
    </span>
  );
}
