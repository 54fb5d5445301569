import type { AbsenceWords } from './types.ts';

export const fr: AbsenceWords = {
  whenOut: 'Quand le temps est écoulé',
  whenOuts: {
    bot: 'Un bot joue ce tour',
    simplest: 'Le tour s’achève au plus simple',
    wait: 'Les autres attendent',
  },
  absentAfter: 'Tours manqués de suite avant l’absence',
  whenAbsent: (turns) => (turns === 1 ? 'Après un tour manqué' : `Après ${turns} tours manqués de suite`),
  whenAbsents: { bot: 'Un bot prend la place', on: 'Chaque tour est joué d’office', end: 'La partie s’arrête' },
};
