import { BOT_NAMES } from '@grove/bots';
import { type Cover, typesetWords } from '@grove/game-kit';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';

export const cover: Cover<typeof OPTIONS> = {
  id: ID,
  players: PLAYERS,
  options: OPTIONS,
  bots: BOT_NAMES,
  words: typesetWords({
    en: {
      title: 'Earth with Abundance',
      summary: 'Plant sixteen cards that help each other grow. 1 to 6 players, in teams, or alone against Gaia.',
      options: {
        level: { label: 'Level', values: { beginner: 'Beginner', standard: 'Standard', advanced: 'Advanced' } },
        abundance: { label: 'Abundance', values: { true: 'With', false: 'Without' } },
        teams: { label: 'Teams', values: { none: 'None', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
        gaia: { label: 'Gaia', values: { beginner: 'Beginner', medium: 'Medium', hard: 'Hard', expert: 'Expert' } },
        compostFrom: { label: 'Compost from', values: { deck: 'The deck', discard: 'The discard pile' } },
        scores: { label: 'Points of others', values: { open: 'Always shown', hidden: 'Shown at the end' } },
      },
    },
    fr: {
      title: 'Earth avec Abondance',
      summary: 'Plantez seize cartes qui s’aident à croître. De 1 à 6 joueurs, en équipes, ou seul contre Gaïa.',
      options: {
        level: { label: 'Niveau', values: { beginner: 'Débutant', standard: 'Standard', advanced: 'Avancé' } },
        abundance: { label: 'Extension Abondance', values: { true: 'Avec', false: 'Sans' } },
        teams: { label: 'Équipes', values: { none: 'Aucune', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
        gaia: { label: 'Gaïa', values: { beginner: 'Débutant', medium: 'Moyen', hard: 'Difficile', expert: 'Expert' } },
        compostFrom: { label: 'Composter depuis', values: { deck: 'Le deck Terre', discard: 'La défausse' } },
        scores: { label: 'PV des autres', values: { open: 'Toujours visibles', hidden: 'Visibles à la fin' } },
      },
    },
    de: {
      title: 'Erde mit Abundance',
      summary:
        'Pflanze sechzehn Karten, die einander wachsen helfen. 1 bis 6 Personen, in Teams oder allein gegen Gaia.',
      options: {
        level: {
          label: 'Stufe',
          values: { beginner: 'Einsteiger', standard: 'Standard', advanced: 'Fortgeschritten' },
        },
        abundance: { label: 'Abundance', values: { true: 'Mit', false: 'Ohne' } },
        teams: { label: 'Teams', values: { none: 'Keine', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
        gaia: {
          label: 'Gaia',
          values: { beginner: 'Einsteiger', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' },
        },
        compostFrom: { label: 'Kompostieren vom', values: { deck: 'Stapel', discard: 'Ablagestapel' } },
        scores: { label: 'Siegpunkte der anderen', values: { open: 'Immer sichtbar', hidden: 'Am Ende sichtbar' } },
      },
    },
    es: {
      title: 'Earth con Abundance',
      summary:
        'Planta dieciséis cartas que se ayudan a crecer. De 1 a 6 jugadores, en equipos o en solitario contra Gaia.',
      options: {
        level: { label: 'Nivel', values: { beginner: 'Principiante', standard: 'Estándar', advanced: 'Avanzado' } },
        abundance: { label: 'Abundance', values: { true: 'Con', false: 'Sin' } },
        teams: { label: 'Equipos', values: { none: 'Ninguno', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
        gaia: {
          label: 'Gaia',
          values: { beginner: 'Principiante', medium: 'Medio', hard: 'Difícil', expert: 'Experto' },
        },
        compostFrom: { label: 'Compostar de', values: { deck: 'El mazo', discard: 'La pila de descartes' } },
        scores: { label: 'PV de los demás', values: { open: 'Siempre visibles', hidden: 'Visibles al final' } },
      },
    },
  }),
};
