import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface StripCardProps {
  readonly href: string;
  readonly picture: ReactNode;
  readonly title: string;
  readonly who: ReactNode;
  /** Whose turn it is, or what else there is to do. */
  readonly state: string;
  readonly when?: string | undefined;
  /** Stands over the corner of the card. */
  readonly children?: ReactNode;
}

/** One thing that waits, with its picture; the whole card leads to it. */
export const StripCard = ({ href, picture, title, who, state, when, children }: StripCardProps) => (
  <li className="strip-item">
    <Link href={href} className="strip-card panel">
      <span className="strip-picture">{picture}</span>
      <span className="strip-text">
        <span className="strip-title">{title}</span>
        <span className="second">{who}</span>
        <span className="strip-state">
          {state}
          {when !== undefined && <span className="second">{when}</span>}
        </span>
      </span>
    </Link>
    {children}
  </li>
);
