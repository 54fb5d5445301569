/** E16: the colours by which the teams of a table are told apart, at set-up and on the board. */
export const TEAM_COLORS = ['#1c5a44', '#a8402f', '#2f5f9f'] as const;
