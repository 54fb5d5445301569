import type { Cover, GameManifest } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useWords } from '../../../language.tsx';
import { Header } from '../../../parts/header.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useTitle } from '../../../parts/use-title.ts';
import { callApi } from '../../api.ts';
import { useLive } from '../../use-live.ts';
import { Missing } from '../page.tsx';
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

const loadSeason = (tournament: string): Promise<TournamentView> =>
  callApi('GET /tournaments/:tournament', { params: { tournament } });

/** The form as the last season was, with its club. */
function NextSeason({ manifests, after }: MakeProps & { readonly after: string }) {
  const { value: last, error } = useLive(after, loadSeason);
  if (error !== undefined) return <Missing error={error} />;
  if (last === undefined) return <Loading />;
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
