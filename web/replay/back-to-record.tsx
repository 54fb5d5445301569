import { Link } from 'wouter';
import type { Branch } from '../local-game/begun-game.ts';
import { useReplayWords } from './words/index.ts';

/** Leads from a game that was played on from a record back to the step that it left. */
export function BackToRecord({ branch: { href } }: { readonly branch: Branch }) {
  const replay = useReplayWords();
  const label = href.startsWith('/review') ? replay.backToReview : replay.backToReplay;
  return (
    <Link className="menu-button" href={href} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M11 5l-7 7 7 7M4 12h16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Link>
  );
}
