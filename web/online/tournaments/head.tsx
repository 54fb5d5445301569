import { type GameManifest, withColon } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { Facts } from './facts.tsx';
import { MyPart } from './my-part.tsx';
import { progressOf } from './shown/progress.ts';
import { useStateText } from './shown/state-text.ts';
import type { TournamentProps } from './tournament-props.ts';
import type { Send } from './use-send.ts';
import { useTournamentWords } from './words/index.ts';

interface HeadProps extends TournamentProps {
  readonly manifest: GameManifest | undefined;
  readonly send: Send;
  readonly trouble: string;
}

/** What it is, how it stands, and the one thing to do next. */
export function Head({ manifest, ...props }: HeadProps) {
  const words = useTournamentWords();
  const language = useLanguage();
  const listed = new Intl.ListFormat(language);
  const { view, nameOf } = props;
  const stateOf = useStateText((podium) => listed.format(podium.map(({ entrant }) => nameOf(entrant))));
  const directors = [view.maker, ...view.directors].map(({ name }) => name);
  return (
    <section className="panel tournament-head">
      {manifest?.emblem && <img className="tournament-emblem" src={manifest.emblem} alt="" />}
      <div className="tournament-title">
        <h1>{view.name}</h1>
        <Facts view={view} cover={manifest?.cover} />
        <p className="tournament-state" role="status">
          {stateOf(progressOf(view))}
        </p>
        {view.text !== '' && <p className="tournament-text">{view.text}</p>}
        {view.after && (
          <p className="second">
            {withColon(language, words.seasonBefore)}{' '}
            <Link href={`/tournaments/${view.after.tournament}`}>{view.after.name}</Link>
          </p>
        )}
        {view.next !== null && (
          <p>
            <Link href={`/tournaments/${view.next}`}>{words.toNextSeason}</Link>
          </p>
        )}
        <p className="second">{words.directedBy(listed.format(new Set(directors)))}</p>
      </div>
      <MyPart {...props} />
    </section>
  );
}
