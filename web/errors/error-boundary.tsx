import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { logError } from './report.ts';

interface ErrorBoundaryProps {
  /** Of the page; another page is drawn anew. */
  readonly path: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly path: string;
  readonly hasFailed: boolean;
}

/** In the place of a page that cannot be drawn stands one that says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    logError(error, 'drawing');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  const words = useWords();
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice" role="alert">
          <h1>{words.pageFailed}</h1>
          <p>{words.pageFailedNote}</p>
          <button type="button" className="button act" onClick={() => location.reload()}>
            {words.loadAgain}
          </button>
          <Link className="button" href="/">
            {words.allGames}
          </Link>
        </div>
      </main>
    </div>
  );
}
