import type { GameManifest } from '@grove/game-kit';
import type { MyTournament, TournamentSummary } from '@grove/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { useStateText } from './shown/state-text.ts';
import { useTournamentWords } from './words/index.ts';

interface TournamentListProps {
  readonly title: string;
  readonly empty: string;
  readonly tournaments: readonly TournamentSummary[];
  readonly mine: readonly MyTournament[];
  readonly manifests: readonly GameManifest[];
}

/** Tournaments with what one wants to know of them; the whole row leads to the page, and a button to my table. */
export function TournamentList({ title, empty, tournaments, mine, manifests }: TournamentListProps) {
  const id = useId();
  return (
    <section className="panel table-list tournament-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tournaments.length === 0 && <p className="second">{empty}</p>}
      <ul>
        {tournaments.map((tournament) => (
          <Row
            key={tournament.tournament}
            summary={tournament}
            my={mine.find((one) => one.tournament === tournament.tournament)}
            manifest={manifests.find(({ cover }) => cover.id === tournament.game)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly summary: TournamentSummary;
  readonly my: MyTournament | undefined;
  readonly manifest: GameManifest | undefined;
}

function Row({ summary, my, manifest }: RowProps) {
  const words = useTournamentWords();
  const language = useLanguage();
  const listed = new Intl.ListFormat(language);
  const stateOf = useStateText((podium) => listed.format(podium.map(({ name }) => name)));
  const { tournament, name, format, seats, entrants, most } = summary;
  return (
    <li className="listed-table tournament-row">
      {manifest?.emblem && <img className="listed-emblem" src={manifest.emblem} alt="" />}
      <div className="listed-text">
        <h3>
          <Link href={`/tournaments/${tournament}`}>{name}</Link>
        </h3>
        <ul className="table-facts second">
          <li>{manifest?.cover.words[language].title ?? summary.game}</li>
          <li>{words.formats[format.kind]}</li>
          {seats.most > 2 && <li>{words.tablesOf(seats.least, seats.most)}</li>}
          <li>{most === null ? words.players(entrants) : words.playersOf(entrants, most)}</li>
        </ul>
        <p className="tournament-row-state" data-mine={my?.isEntered || undefined}>
          {stateOf(summary)}
          {my !== undefined && my.overdue > 0 && <span className="second"> {words.gamesWait(my.overdue)}</span>}
          {my?.isEntered && summary.phase === 'registration' && <span className="second"> {words.youAreIn}</span>}
        </p>
      </div>
      {my?.table && (
        <Link className="button act" href={`/table/${my.table}`}>
          {words.play}
        </Link>
      )}
    </li>
  );
}
