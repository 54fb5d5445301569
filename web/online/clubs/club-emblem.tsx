/** Grounds that an emblem can have, see clubs.css. */
const GROUNDS = 6;

/** The same for a club wherever it is shown. */
const groundOf = (id: string): number =>
  Array.from({ length: id.length }, (_, i) => id.charCodeAt(i)).reduce((sum, code) => sum + code, 0) % GROUNDS;

/** The first letter of a club on a ground of its own, cut from paper like the pieces of the games. Its name stands beside it. */
export const ClubEmblem = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <span className="club-emblem" data-ground={groundOf(id)} aria-hidden="true" translate="no">
    {(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toLocaleUpperCase()}
  </span>
);
