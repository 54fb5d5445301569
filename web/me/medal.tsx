import type { Medal } from '@grove/game-kit/achievements';
import './medal.css';

interface MedalMarkProps {
  readonly medal: Medal;
  readonly isReached: boolean;
}

/** A medal of cut paper; as long as it is not reached, only its shape is seen. */
export const MedalMark = ({ medal: { symbol, ground, lit, dark }, isReached }: MedalMarkProps) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="medal" data-reached={isReached || undefined}>
    <circle cx="24" cy="24" r="23" className="medal-edge" />
    <circle cx="24" cy="24" r="21" className="medal-ground" fill={isReached ? ground : undefined} />
    <svg x="7" y="7" width="34" height="34" viewBox="0 0 40 40">
      <path d={symbol} fillRule="evenodd" className="medal-lit" fill={isReached ? lit : undefined} />
    </svg>
    <svg x="24" y="7" width="17" height="34" viewBox="20 0 20 40">
      <path d={symbol} fillRule="evenodd" className="medal-dark" fill={isReached ? dark : undefined} />
    </svg>
  </svg>
);
