import { type GameManifest, labelled } from '@grove/game-kit';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { GuideLinks } from '../learn/links.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { Reference } from './reference.tsx';

/** The rules of a game as a page of their own; `#P4.5` leads to a rule. */
export function RulesPage({ manifest }: { readonly manifest: GameManifest }) {
  const { cover } = manifest;
  const words = useWords();
  const language = useLanguage();
  const { title, summary } = cover.words[language];
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  useTitle(labelled(language, words.rules, title));
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <h1>{title}</h1>
        <p className="rules-lead">{summary}</p>
        <p className="rules-ways">
          <GuideLinks manifest={manifest} asButtons />
          <Link className="button" href={`/play/${cover.id}`}>
            {words.playShort}
          </Link>
        </p>
        <Reference game={cover.id} rule={hash === '' ? undefined : decodeURIComponent(hash.slice(1))} canPrint />
      </main>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
