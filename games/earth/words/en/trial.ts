import type { TrialWords } from '../trial/types.ts';

export const en: TrialWords = {
  begin: 'Try it out',
  title: 'Trying out: nothing is played',
  note: 'The others do nothing here, cards you would draw stay unknown, and a clock keeps running.',
  play: 'Play it',
  drop: 'Drop it',
  changes: 'What changes',
  nothing: 'Your points stay the same so far.',
  points: 'Points',
  total: 'Total',
  fauna: 'Fauna',
  reached: 'reached',
  becomes: (now, then) => `${now} → ${then}`,
  unknownCards: (cards) =>
    cards === 1 ? 'And 1 card you do not know yet.' : `And ${cards} cards you do not know yet.`,
  stops: {
    turn: 'Here the turn would end',
    unknown: 'Here you would see new cards',
  },
  stopNotes: {
    turn: 'Play these steps, undo the last one, or drop them all.',
    unknown: 'What they are cannot be known. Play the steps up to here, or drop them all.',
  },
  playing: (left) => (left === 1 ? 'Playing your plan, 1 step left' : `Playing your plan, ${left} steps left`),
  stopped: {
    illegal: 'The plan stopped: its next step is not possible now. Go on from here.',
    turn: 'The plan stopped: the turn went on without it.',
    refused: 'The plan stopped: the table refused its next step. Go on by hand from here.',
  },
};
