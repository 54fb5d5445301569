/** Steps that somebody may prepare for one turn, and characters of one of them: the page says so before the server does. */
export const MOST_PREPARED_STEPS = 40;
export const LONGEST_STEP = 400;

/** Characters of a club's name and of what it says about itself. */
export const CLUB_TEXTS = { name: 40, about: 500 } as const;
