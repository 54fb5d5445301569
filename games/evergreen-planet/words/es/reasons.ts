import type { ReasonWords } from '../reasons/types.ts';

export const es: ReasonWords = {
  terms: {
    light: ({ name }) => `Luz en ${name}`,
    forest: 'Bosque más grande',
    room: 'sitio junto al Bosque',
    fertility: ({ name }) => `Fertilidad (${name})`,
    plants: 'plantas que aún se pueden cultivar',
    bushes: 'Arbustos',
    lakes: 'casillas que ocupan los Lagos',
    power: ({ name }) => `Poder para después (${name})`,
    scored: 'puntos inmediatos',
    token: 'empezar la próxima ronda',
    rival: ({ name }) => `${name} quería esta carta`,
    rivalGets: ({ name }) => `deja a ${name} la carta que quiere`,
  },
  mistakes: {
    light: 'Luz desaprovechada',
    forest: 'Bosque descuidado',
    room: 'Sin sitio para el Bosque',
    fertility: 'Fertilidad pasada por alto',
    plants: 'Poco que cultivar después',
    bushes: 'Arbustos olvidados',
    lakes: 'Casillas perdidas en Lagos',
    power: 'Poder sin aumentar',
    scored: 'Puntos desaprovechados',
    token: 'Inicio de ronda cedido',
    rival: 'Carta cedida a un adversario',
  },
};
