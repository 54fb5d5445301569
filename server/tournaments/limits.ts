/** How many commands of a table one of a tournament counts for. */
export const COMMAND_COST = 5;
/** Of somebody's tournaments, the last changed ones. */
export const LISTED = 100;
