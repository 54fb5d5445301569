import { type Cover, typesetWords } from '@grove/kernel';

export const cover = {
  id: 'earth',
  players: { min: 1, max: 6 },
  options: {
    level: {
      kind: 'choice',
      values: ['beginner', 'standard', 'advanced'],
      default: 'standard',
      players: { beginner: [2, 3, 4, 5, 6] },
    },
    abundance: { kind: 'choice', values: [true, false], default: true },
    teams: {
      kind: 'choice',
      values: ['none', '2v2', '2v2v2', '3v3'],
      default: 'none',
      players: { '2v2': [4], '2v2v2': [6], '3v3': [6] },
    },
    gaia: {
      kind: 'choice',
      values: ['beginner', 'medium', 'hard', 'expert'],
      default: 'medium',
      players: { beginner: [1], hard: [1], expert: [1] },
    },
    compostFrom: { kind: 'choice', values: ['deck', 'discard'], default: 'deck' },
    scores: {
      kind: 'choice',
      values: ['open', 'hidden'],
      default: 'open',
      players: { hidden: [2, 3, 4, 5, 6] },
      forBoards: true,
    },
  },
  bots: ['random', 'seedling', 'sapling', 'greedy', 'tree', 'ancient'],
  words: typesetWords({
    en: {
      title: 'Earth with Abundance',
      summary:
        'Plant an island of sixteen cards that help each other to grow. 1 to 6 players, teams, or alone against Gaia.',
    },
    fr: {
      title: 'Earth avec Abundance',
      summary:
        'Plantez une île de seize cartes qui s’aident à pousser. De 1 à 6 joueurs, en équipes, ou seul contre Gaïa.',
    },
    de: {
      title: 'Erde mit Abundance',
      summary:
        'Pflanze sechzehn Karten, die einander wachsen helfen. 1 bis 6 Personen, in Teams oder allein gegen Gaia.',
    },
    es: {
      title: 'Earth con Abundance',
      summary:
        'Planta una isla de dieciséis cartas que se ayudan a crecer. De 1 a 6 jugadores, en equipos o contra Gaia.',
    },
  }),
} as const satisfies Cover;
