import type { SetUpFactProps, SetUpField, SetUpFieldProps } from '@grove/game-kit';
import { Suspense } from 'react';
import { findGame } from '../boards/find.ts';
import { useLoaded } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';

type Load = () => Promise<SetUpField>;

const drawnBy = (game: string): Readonly<Record<string, Load>> => findGame(game)?.setUpFields ?? {};

/** Whether a game draws the choice of an option itself. */
export const isDrawn = (game: string, option: string): boolean => Object.hasOwn(drawnBy(game), option);

type Props<Part> = Omit<Part, 'language'> & { readonly game: string };

/** The fields of the set-up that a game draws itself. */
export function DrawnFields({ game, ...props }: Props<SetUpFieldProps>) {
  const language = useLanguage();
  return Object.entries(drawnBy(game)).map(([option, load]) => (
    <Suspense key={option} fallback={null}>
      <DrawnField load={load} language={language} {...props} />
    </Suspense>
  ));
}

function DrawnField({ load, ...props }: SetUpFieldProps & { readonly load: Load }) {
  const { Field } = useLoaded(load);
  return <Field {...props} />;
}

/** What was chosen in such fields, where it is not as usual: items of a list. */
export function DrawnFacts({ game, ...props }: Props<SetUpFactProps>) {
  const language = useLanguage();
  return Object.entries(drawnBy(game)).map(([option, load]) => (
    <Suspense key={option} fallback={null}>
      <DrawnFact load={load} language={language} {...props} />
    </Suspense>
  ));
}

function DrawnFact({ load, ...props }: SetUpFactProps & { readonly load: Load }) {
  const fact = useLoaded(load).fact(props);
  return fact === undefined ? null : <li>{fact}</li>;
}
