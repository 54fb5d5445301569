import type { Applier } from './applied.ts';

export const undoAsked: Applier<'undo-asked'> = ({ data }, { seat, to }) => {
  data.undo = { seat, to, agreed: [] };
};

/** A no ends the request. When all agree `decide` adds `rewound`, which does the rest. */
export const undoAnswered: Applier<'undo-answered'> = ({ data }, { seat, yes }) => {
  const { undo } = data;
  data.undo = undo !== null && yes ? { ...undo, agreed: [...undo.agreed, seat] } : null;
};

export const undoWithdrawn: Applier<'undo-withdrawn'> = ({ data }) => {
  data.undo = null;
};

export const voted: Applier<'voted'> = ({ data }, { seat, yes }) => {
  data.votes = data.votes.filter((voter) => voter !== seat);
  if (yes) data.votes.push(seat);
};
