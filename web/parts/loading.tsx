import { useWords } from '../language.tsx';
import { Header } from './header.tsx';

/** While a game is on its way; shown after a moment only, for mostly it is there at once. */
export function Loading() {
  const words = useWords();
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <h1 className="loading">{words.loading}</h1>
      </main>
    </div>
  );
}
