import { itemAt, type Viewer } from '@grove/kernel';
import { seenBy } from '@grove/table/core';
import { Suspense, useState } from 'react';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { Loading } from '../parts/loading.tsx';
import { useBoardSettings } from '../settings/board-settings.ts';
import { Controls } from './controls.tsx';
import type { Source, Viewpoint } from './link.ts';
import { ONLY_WATCHED } from './only-watched.ts';
import { ReplayMenu } from './replay-menu.tsx';
import type { NamedRecord } from './use-record.ts';
import { useSeatLabel } from './use-seat-label.ts';
import { usePlayback } from './use-playback.ts';

interface ReplayViewProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  /** Where to begin. */
  readonly viewpoint: Viewpoint;
}

/** A game step by step, from any seat's view. */
export function ReplayView({ opened, source, viewpoint }: ReplayViewProps) {
  const { manifest, record, played, nameOf } = opened;
  const labelOf = useSeatLabel(opened);
  const { game } = useModule(manifest);
  const language = useLanguage();
  const settings = useBoardSettings();
  const { positions } = played;
  const last = positions.length - 1;
  const { step, goTo, runs, toggle } = usePlayback(viewpoint.step, last);
  const [viewer, setViewer] = useState<Viewer>(
    viewpoint.viewer === 'public' ? 'public' : Math.min(viewpoint.viewer, record.players - 1),
  );
  const heard = positions
    .slice(1, step + 1)
    .map(({ seat, events }, id) => ({ id, seat, seen: seenBy(game, events, viewer) }));
  const Board = boardOf(record.game);
  const more = <ReplayMenu opened={opened} source={source} viewpoint={{ step, viewer }} />;
  if (Board === undefined) return null;
  return (
    <Suspense fallback={<Loading />}>
      <Board
        view={game.view(itemAt(positions, step).state, viewer)}
        viewer={viewer}
        {...ONLY_WATCHED}
        language={language}
        nameOf={nameOf}
        isShared={viewer !== 'public' && viewer !== opened.reader}
        heard={heard}
        settings={settings}
        header={<Header game={game.id} />}
        controls={
          <Controls
            step={step}
            last={last}
            go={goTo}
            runs={runs}
            toggle={toggle}
            players={record.players}
            nameOf={labelOf}
            viewer={viewer}
            setViewer={setViewer}
            more={more}
          />
        }
      />
    </Suspense>
  );
}
