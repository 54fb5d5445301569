import type { AbsenceWords } from './types.ts';

export const de: AbsenceWords = {
  whenOut: 'Wenn die Zeit um ist',
  whenOuts: {
    bot: 'Ein Bot spielt diesen Zug',
    simplest: 'Der Zug endet auf die einfachste Art',
    wait: 'Die anderen warten',
  },
  absentAfter: 'Verpasste Züge in Folge bis abwesend',
  whenAbsent: (turns) => (turns === 1 ? 'Nach einem verpassten Zug' : `Nach ${turns} verpassten Zügen in Folge`),
  whenAbsents: {
    bot: 'Ein Bot übernimmt den Platz',
    on: 'Jeder Zug wird für sie gespielt',
    end: 'Die Partie endet',
  },
};
