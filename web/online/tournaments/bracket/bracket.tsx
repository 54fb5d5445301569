import { bracketOf, bracketState } from '@grove/tournaments';
import { useId, useMemo } from 'react';
import { coreTournament } from '../shown/core-tournament.ts';
import type { TournamentProps } from '../tournament-props.ts';
import { useTournamentWords } from '../words/index.ts';
import { BracketPart } from './bracket-part.tsx';
import { placeBracket } from './layout.ts';
import '../styles/bracket.css';

/** The bracket of an elimination: who meets whom, who goes on, and who may still come. */
export function Bracket(props: TournamentProps) {
  const words = useTournamentWords();
  const id = useId();
  const { view } = props;
  const { main, lower, final } = useMemo(() => {
    const tournament = coreTournament(view);
    return placeBracket(bracketOf(tournament), bracketState(tournament));
  }, [view]);
  const isDouble = final.length > 0;
  return (
    <section className="panel bracket-panel" aria-labelledby={id}>
      <h2 id={id}>{words.bracket}</h2>
      <BracketPart {...props} title={isDouble ? words.mainBracket : undefined} matches={main} />
      {lower.length > 0 && <BracketPart {...props} title={words.lowerBracket} matches={lower} />}
      {isDouble && <BracketPart {...props} title={words.grandFinal} matches={final} />}
    </section>
  );
}
