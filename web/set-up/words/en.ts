import type { SetUpWords } from './types.ts';

export const en: SetUpWords = {
  opponent: 'Your opponent',
  open: 'Someone elsewhere',
  notes: {
    seedling: 'Just learning. Good for a first game.',
    sapling: 'Knows the rules, misses some plans.',
    tree: 'Plays solid turns and punishes slips.',
    ancient: 'Thinks far ahead. Hard to beat.',
    person: 'You pass this device around.',
    open: 'Joins by a link, live or over days.',
  },
  yourTeam: 'Your team',
  team: (number) => `Team ${number}`,
  measure: 'A bot to measure others by.',
  strength: (level, levels) => `Strength ${level} of ${levels}`,
  style: 'How this bot plays',
  anyStyle: 'Balanced',
  oneDeviceEach: 'Online, everyone has their own device.',
  nameOf: (seat) => `Name in seat ${seat}`,
  makeTable: 'Create table',
  minutes: (from, to) => `${from}–${to} min`,
  weights: ['easy to learn', 'some thinking', 'much to think about'],
  playBot: (bot) => `Play the bot ${bot}`,
  choosePlayers: 'Bots, friends, options',
  withBots: 'Play against bots, on one device, or with friends elsewhere.',
};
