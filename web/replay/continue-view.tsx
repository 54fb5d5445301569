import { useEffect } from 'react';
import { Loading } from '../parts/loading.tsx';
import { hrefOf, type Source, type Viewpoint } from './link.ts';
import { usePlayOn } from './use-play-on.ts';
import type { NamedRecord } from './use-record.ts';

interface ContinueViewProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  readonly viewpoint: Viewpoint;
}

/** Begins a game from a step of a record and goes on to its own address, where it is kept like any other. */
export function ContinueView({ opened, source, viewpoint }: ContinueViewProps) {
  const playOn = usePlayOn(opened);
  const href = hrefOf('replay', source, { step: viewpoint.step, viewer: viewpoint.viewer });
  useEffect(() => playOn({ ...viewpoint, href }, { replace: true }), []);
  return <Loading />;
}
