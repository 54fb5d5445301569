import { useLanguage } from '../../language.tsx';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

/** Who will not play in a round to come of a Swiss: byes that the director gave, and absences that people announced. */
export function ExcusedToCome({ view: { excuses }, nameOf }: Pick<TournamentProps, 'view' | 'nameOf'>) {
  const words = useTournamentWords();
  const listed = new Intl.ListFormat(useLanguage());
  const rounds = [...new Set(excuses.map(({ round }) => round))].toSorted((one, other) => one - other);
  const linesOf = (round: number): string[] =>
    [true, false].flatMap((isBye) => {
      const ids = excuses.filter((excuse) => excuse.round === round && excuse.isBye === isBye);
      if (ids.length === 0) return [];
      const names = listed.format(ids.map(({ entrant }) => nameOf(entrant)));
      return [isBye ? words.byesIn(round, names) : words.idleIn(round, names)];
    });
  return rounds.flatMap(linesOf).map((line) => (
    <p key={line} className="second">
      {line}
    </p>
  ));
}
