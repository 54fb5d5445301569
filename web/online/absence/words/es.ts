import type { AbsenceWords } from './types.ts';

export const es: AbsenceWords = {
  whenOut: 'Cuando se acaba el tiempo',
  whenOuts: {
    bot: 'Un bot juega ese turno',
    simplest: 'El turno termina de la forma más sencilla',
    wait: 'Los demás esperan',
  },
  absentAfter: 'Turnos perdidos seguidos hasta estar ausente',
  whenAbsent: (turns) => (turns === 1 ? 'Tras un turno perdido' : `Tras ${turns} turnos perdidos seguidos`),
  whenAbsents: { bot: 'Un bot ocupa el sitio', on: 'Se juega cada turno en su lugar', end: 'La partida termina' },
};
