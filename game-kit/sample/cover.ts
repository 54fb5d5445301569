import { BOT_NAMES } from '@grove/bots';
import { acorns, OPTIONS } from '@grove/kernel/sample';
import type { Cover } from '@grove/game-kit';

export const cover: Cover<typeof OPTIONS> = {
  id: acorns.id,
  players: acorns.players,
  minutes: [2, 5],
  weight: 1,
  options: OPTIONS,
  bots: BOT_NAMES,
  words: {
    en: {
      title: 'Acorns',
      summary: 'Everyone chooses a card in secret; the best card takes the prize.',
      options: {
        winner: { label: 'The prize goes to', values: { highest: 'The highest card', lowest: 'The lowest card' } },
      },
    },
    fr: {
      title: 'Glands',
      summary: 'Chacun choisit une carte en secret ; la meilleure emporte le prix.',
      options: {
        winner: {
          label: 'Le prix va à',
          values: { highest: 'La carte la plus haute', lowest: 'La carte la plus basse' },
        },
      },
    },
    de: {
      title: 'Eicheln',
      summary: 'Alle wählen verdeckt eine Karte; die beste nimmt den Preis.',
      options: {
        winner: { label: 'Den Preis nimmt', values: { highest: 'Die höchste Karte', lowest: 'Die niedrigste Karte' } },
      },
    },
    es: {
      title: 'Bellotas',
      summary: 'Cada cual elige una carta en secreto; la mejor se lleva el premio.',
      options: {
        winner: { label: 'El premio es para', values: { highest: 'La carta más alta', lowest: 'La carta más baja' } },
      },
    },
  },
};
