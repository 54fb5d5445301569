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
  absentLoses: 'La partida está perdida',
  seats: {
    sitsIn: (name) => `un bot sustituye a ${name}`,
    covered: 'se está jugando este turno en su lugar',
    waits: 'la partida espera',
    'last-call': 'se acabó el tiempo, última oportunidad de jugar',
    missed: (turns) =>
      turns === 1 ? 'se jugó un turno en su lugar' : `se jugaron ${turns} turnos seguidos en su lugar`,
    droppedFor: (minutes) => (minutes === 0 ? 'acaba de perder la conexión' : `sin conexión desde hace ${minutes} min`),
  },
  almostOut: 'Tu tiempo casi se ha acabado',
  lastCall: {
    covered: '¡Se acabó el tiempo! Juega ya o se jugará este turno por ti',
    seat: '¡Se acabó el tiempo! Juega ya o un bot ocupará tu sitio',
    lost: '¡Se acabó el tiempo! Juega ya o pierdes la partida',
    ends: '¡Se acabó el tiempo! Juega ya o la partida termina',
    waits: '¡Se acabó el tiempo! Los demás te esperan',
  },
  playedForYou: (turns) =>
    turns === 1
      ? 'Se te acabó el tiempo: se jugó un turno por ti'
      : `Se te acabó el tiempo: se jugaron ${turns} turnos por ti`,
  notCounted: 'Un bot ha jugado por ti: esta partida no entra en tus estadísticas',
  losesAfter: (turns) =>
    turns === 1
      ? 'Con el próximo turno perdido pierdes la partida'
      : `Con ${turns} turnos perdidos más pierdes la partida`,
  waitsForYou: 'La partida te estaba esperando',
  iAmBack: 'He vuelto',
  endedByAbsence: 'Terminada: alguien no ha vuelto',
};
