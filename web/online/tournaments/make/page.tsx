import type { Cover, GameManifest } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../../language.tsx';
import { Header } from '../../../parts/header.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useTitle } from '../../../parts/use-title.ts';
import { Notice } from '../../../parts/notice.tsx';
import { ApiError } from '../../api.ts';
import { storedSession } from '../../session.ts';
import { useLive } from '../../use-live.ts';
import { findView } from '../load-tournament.ts';
import { Missing } from '../page.tsx';
import { refusalWords } from '../refusals/words/index.ts';
import { useTournamentWords } from '../words/index.ts';
import { type Draft, firstDraft } from './draft.ts';
import { TournamentForm } from './form.tsx';
import { draftOfNextSeason } from './next-season.ts';
import { useMakeWords } from './words/index.ts';
import '../../styles/fields.css';
import '../../styles/lobby.css';
import '../styles/make.css';

interface MakeProps {
  readonly manifests: readonly GameManifest[];
}

const coverOf = (manifests: readonly GameManifest[], game: string | null): Cover =>
  (manifests.find(({ cover }) => cover.id === game) ?? itemAt(manifests, 0)).cover;

/** A new tournament. `?club=ID` holds it in a club, `?game=ID` chooses the game, `?after=ID` goes on from a season of a league. */
export function MakeTournamentPage({ manifests }: MakeProps) {
  const asked = new URLSearchParams(useSearch());
  const after = asked.get('after');
  if (after !== null) return <NextSeason key={after} manifests={manifests} after={after} />;
  const cover = coverOf(manifests, asked.get('game'));
  return <Make manifests={manifests} firstCover={cover} begin={firstDraft} club={asked.get('club')} />;
}

interface LastSeason {
  readonly last: TournamentView;
  /** The season that follows it already, if there is one that was not cancelled. */
  readonly next: TournamentView | undefined;
}

async function loadSeason(tournament: string): Promise<LastSeason> {
  const token = storedSession()?.token;
  const last = await findView({ tournament, token });
  const next = last.next === null ? undefined : await findNext(last.next, token);
  return { last, next: next?.phase === 'cancelled' ? undefined : next };
}

/** Undefined for one that was promised and never made. */
async function findNext(tournament: string, token: string | undefined): Promise<TournamentView | undefined> {
  try {
    return await findView({ tournament, token });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-there') return undefined;
    throw error;
  }
}

/** The form as the last season was, with its club. */
function NextSeason({ manifests, after }: MakeProps & { readonly after: string }) {
  const words = useTournamentWords();
  const language = useLanguage();
  const { value, error } = useLive(after, loadSeason);
  if (error !== undefined) return <Missing error={error} />;
  if (value === undefined) return <Loading />;
  const { last, next } = value;
  if (next !== undefined) {
    return (
      <Notice title={refusalWords[language]['has-next-season']}>
        <Link className="button act" href={`/tournaments/${next.tournament}`}>
          {words.toNextSeason}
        </Link>
      </Notice>
    );
  }
  const begin = (cover: Cover, now: number) => draftOfNextSeason(cover, last, now);
  const cover = coverOf(manifests, last.game);
  return <Make manifests={manifests} firstCover={cover} begin={begin} club={last.club} last={last} />;
}

interface MakeFormProps extends MakeProps {
  readonly firstCover: Cover;
  readonly begin: (cover: Cover, now: number) => Draft;
  readonly club: string | null;
  readonly last?: TournamentView;
}

function Make({ manifests, firstCover, begin, club, last }: MakeFormProps) {
  const make = useMakeWords();
  const words = useWords();
  const [cover, setCover] = useState(firstCover);
  const [draft, setDraft] = useState(() => begin(cover, Date.now()));
  const setGame = (game: string) => {
    const { name, text, start, end, directors } = draft;
    const chosen = coverOf(manifests, game);
    setCover(chosen);
    setDraft({ ...firstDraft(chosen, Date.now()), name, text, start, end, directors });
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const title = last === undefined ? make.title : make.nextSeason;
  useTitle(title);
  return (
    <div className="home">
      <Header />
      <main className="home-main make-tournament">
        <h1>{title}</h1>
        <p className="lobby-intro">{last === undefined ? make.intro : make.nextSeasonIntro(last.name)}</p>
        <TournamentForm
          {...{ manifests, cover, draft, change, setGame, last }}
          heldBy={{ club, after: last?.tournament }}
        />
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
