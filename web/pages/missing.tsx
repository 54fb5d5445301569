import { Link } from 'wouter';
import { useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';

export function MissingPage() {
  const words = useWords();
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice">
          <h1>{words.missing}</h1>
          <Link className="button act" href="/">
            {words.allGames}
          </Link>
        </div>
      </main>
    </div>
  );
}
