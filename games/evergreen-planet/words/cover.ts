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
      title: 'Evergreen (planet)',
      summary: 'Grow a planet of trees through four seasons, and mind where the light falls.',
      options: {
        sun: { label: 'Sun in spring', values: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } },
        planet: {
          label: 'Planet',
          values: { reconstruction: 'Classic', twins: 'Twins', currents: 'Currents', archipelago: 'Archipelago' },
        },
      },
      daily: {
        title: 'Planet of the day',
        rules: 'One planet, the same cards for everyone. Only your first game counts.',
        play: 'Play the planet of the day',
      },
    },
    fr: {
      title: 'Evergreen (planète)',
      summary: 'Faites croître les arbres de votre Planète au fil des quatre Saisons, là où tombe la Lumière.',
      options: {
        sun: {
          label: 'Soleil au Printemps',
          values: { top: 'En haut', right: 'À droite', bottom: 'En bas', left: 'À gauche' },
        },
        planet: {
          label: 'Planète',
          values: { reconstruction: 'Classique', twins: 'Jumelles', currents: 'Courants', archipelago: 'Archipel' },
        },
      },
      daily: {
        title: 'Planète du jour',
        rules: 'Une Planète, les mêmes cartes pour tout le monde. Seule votre première partie compte.',
        play: 'Jouer la Planète du jour',
      },
    },
    de: {
      title: 'Evergreen (Planet)',
      summary:
        'Lass vier Jahreszeiten lang einen Planeten voller Bäume wachsen und achte darauf, wohin die Sonne scheint.',
      options: {
        sun: { label: 'Sonne im Frühling', values: { top: 'Oben', right: 'Rechts', bottom: 'Unten', left: 'Links' } },
        planet: {
          label: 'Planet',
          values: { reconstruction: 'Klassisch', twins: 'Zwillinge', currents: 'Ströme', archipelago: 'Inselwelt' },
        },
      },
      daily: {
        title: 'Planet des Tages',
        rules: 'Ein Planet, für alle dieselben Karten. Deine erste Partie zählt.',
        play: 'Planet des Tages spielen',
      },
    },
    es: {
      title: 'Evergreen (planeta)',
      summary: 'Cultiva un Planeta de Árboles durante cuatro Estaciones y cuida dónde cae la Luz.',
      options: {
        sun: {
          label: 'Sol en Primavera',
          values: { top: 'Arriba', right: 'Derecha', bottom: 'Abajo', left: 'Izquierda' },
        },
        planet: {
          label: 'Planeta',
          values: { reconstruction: 'Clásico', twins: 'Gemelos', currents: 'Corrientes', archipelago: 'Archipiélago' },
        },
      },
      daily: {
        title: 'Planeta del día',
        rules: 'Un Planeta, las mismas cartas para todos. Solo cuenta tu primera partida.',
        play: 'Jugar el Planeta del día',
      },
    },
  }),
};
