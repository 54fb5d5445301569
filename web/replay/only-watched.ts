/** What a board is told where a game is looked at and nobody can play: in replays and reviews. */
export const ONLY_WATCHED = { mayAct: false, play: () => {}, undo: undefined, redo: undefined } as const;
