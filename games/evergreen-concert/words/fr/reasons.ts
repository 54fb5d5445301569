import type { ReasonWords } from '../reasons/types.ts';

export const fr: ReasonWords = {
  terms: {
    paid: 'ce que le concert rapporte maintenant',
    hit: 'la place du tube',
    later: 'concerts gardés pour plus tard',
    gala: 'Concert de gala gardé pour plus tard',
    disc: ({ name }) => `disque ${name} pour d’autres concerts`,
    rivalLess: ({ name }) => `${name} possède moins`,
    rivalMore: ({ name }) => `${name} possède plus`,
    cards: 'cartes gardées en main',
    opening: ({ name }) => `la valeur pour la préparation initiale (au mieux proche de ${name})`,
  },
  strongest: 'le meilleur adversaire',
  mistakes: {
    paid: 'Concert qui rapporte trop peu',
    hit: 'Tube laissé aux autres',
    later: 'Concerts tenus trop tôt',
    gala: 'Concert de gala tenu trop tôt',
    disc: 'Disques non obtenus',
    rival: 'Disques laissés à un adversaire',
    cards: 'Trop de cartes jouées',
    opening: 'Cartes mal choisies pour la préparation initiale',
  },
};
