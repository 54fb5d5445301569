import type { Shelved } from '@grove/games/shelf.ts';
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
import { Gallery } from './gallery.tsx';
import { type Mode, readHash, type Source } from './link.ts';
import { type Trouble, troubleText, useRecord } from './use-record.ts';
import { ReplayView } from './view.tsx';

interface RecordPageProps {
  readonly shelf: readonly Shelved[];
  readonly mode: Mode;
  /** A table at the server; without one the record stands in the address. */
  readonly table?: string | undefined;
}

/** Everything about one record: the game step by step, a look back at it, or playing on from it. */
export function RecordPage({ shelf, mode, table }: RecordPageProps) {
  const words = useWords();
  useTitle(mode === 'review' ? words.review : words.replay);
  const { packed, names, spot } = readHash(useLocationProperty(() => location.hash));
  if (table !== undefined) return <FromSource shelf={shelf} mode={mode} spot={spot} source={{ table }} />;
  if (packed === undefined) return <Gallery shelf={shelf} />;
  return <FromSource shelf={shelf} mode={mode} spot={spot} source={{ packed, names }} />;
}

const VIEWS = { replay: ReplayView, review: ReviewView, continue: ContinueView };

interface FromSourceProps extends Pick<RecordPageProps, 'shelf' | 'mode'> {
  readonly source: Source;
  readonly spot: ReturnType<typeof readHash>['spot'];
}

function FromSource({ shelf, mode, source, spot }: FromSourceProps) {
  const found = useRecord(shelf, source);
  if (found === undefined) return <Loading />;
  if ('kind' in found) return <NotThere trouble={found} />;
  const View = VIEWS[mode];
  return (
    <Suspense fallback={<Loading />}>
      <View key={`${mode} ${JSON.stringify(spot)}`} opened={found} source={source} spot={spot} />
    </Suspense>
  );
}

function NotThere({ trouble }: { readonly trouble: Trouble }) {
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
