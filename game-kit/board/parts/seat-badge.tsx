import type { Seat } from '@grove/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './seat-badge.module.css';

type BadgeOf = (seat: Seat) => ReactNode;

const BadgeContext = createContext<BadgeOf | undefined>(undefined);

/** For the page: what it shows at the seats of the board inside, such as whether somebody is there, and their clock. */
export const SeatBadges = BadgeContext.Provider;

/** For boards: the place of the page's badge at a seat. It hangs over the upper edge of its box and takes no room in it. */
export function SeatBadge({ seat }: { readonly seat: Seat }) {
  const badgeOf = useContext(BadgeContext);
  return badgeOf === undefined ? null : <span className={styles.badge}>{badgeOf(seat)}</span>;
}
