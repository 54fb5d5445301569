import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './loading.tsx';

/** A component whose code is loaded when it is first drawn; until then `meanwhile` stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(load, <Loading />);
