import type { GameManifest } from '@grove/game-kit';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { Header } from '../parts/header.tsx';
import { Loading } from '../parts/loading.tsx';
import { useTitle } from '../parts/use-title.ts';
import { ReviewView } from '../review/view.tsx';
import { ContinueView } from './continue-view.tsx';
import { GameList } from './game-list.tsx';
import { type Mode, readHash, type Source } from './link.ts';
import { type RecordTrouble, troubleText, useRecord } from './use-record.ts';
import { ReplayView } from './view.tsx';

interface RecordPageProps {
  readonly manifests: readonly GameManifest[];
  readonly mode: Mode;
  /** A table at the server; without one the record stands in the address. */
  readonly table?: string | undefined;
}

/** Everything about one record: the game step by step, a look back at it, or playing on from it. */
export function RecordPage({ manifests, mode, table }: RecordPageProps) {
  const words = useWords();
  useTitle(mode === 'review' ? words.review : words.replay);
  const { packed, names, seating, viewpoint } = readHash(useLocationProperty(() => location.hash));
  if (table !== undefined)
    return <FromSource manifests={manifests} mode={mode} viewpoint={viewpoint} source={{ table }} />;
  if (packed === undefined) return <GameList manifests={manifests} mode={mode} />;
  return <FromSource manifests={manifests} mode={mode} viewpoint={viewpoint} source={{ packed, names, seating }} />;
}

const VIEWS = { replay: ReplayView, review: ReviewView, continue: ContinueView };

interface FromSourceProps extends Pick<RecordPageProps, 'manifests' | 'mode'> {
  readonly source: Source;
  readonly viewpoint: ReturnType<typeof readHash>['viewpoint'];
}

function FromSource({ manifests, mode, source, viewpoint }: FromSourceProps) {
  const found = useRecord(manifests, source);
  if (found === undefined) return <Loading />;
  if ('kind' in found) return <NotThere trouble={found} />;
  const View = VIEWS[mode];
  return (
    <Suspense fallback={<Loading />}>
      <View key={`${mode} ${JSON.stringify(viewpoint)}`} opened={found} source={source} viewpoint={viewpoint} />
    </Suspense>
  );
}

function NotThere({ trouble }: { readonly trouble: RecordTrouble }) {
  const words = useWords();
  const replay = useReplayWords();
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice" role="alert">
          <h1>{words.replay}</h1>
          <p>{troubleText(trouble, words, replay)}</p>
          <Link className="button act" href="/replay">
            {replay.openRecord}
          </Link>
        </div>
      </main>
    </div>
  );
}
