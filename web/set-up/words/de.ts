import type { SetUpWords } from './types.ts';

export const de: SetUpWords = {
  opponent: 'Wer spielt mit dir?',
  open: 'Jemand anderswo',
  notes: {
    seedling: 'Lernt noch. Gut für die erste Partie.',
    sapling: 'Kennt die Regeln, übersieht manchen Plan.',
    tree: 'Spielt solide und nutzt Fehler aus.',
    ancient: 'Denkt weit voraus. Schwer zu schlagen.',
    person: 'Ihr gebt das Gerät weiter.',
    open: 'Kommt über einen Link, live oder über mehrere Tage.',
  },
  yourTeam: 'Dein Team',
  team: (number) => `Team ${number}`,
  measure: 'Ein Bot, an dem andere gemessen werden.',
  strength: (level, levels) => `Stärke ${level} von ${levels}`,
  style: 'So spielt dieser Bot',
  anyStyle: 'Ausgewogen',
  oneDeviceEach: 'Online spielt jeder am eigenen Gerät.',
  nameOf: (seat) => `Name auf Platz ${seat}`,
  makeTable: 'Tisch erstellen',
  minutes: (from, to) => `${from}–${to} Min.`,
  weights: ['schnell gelernt', 'etwas zum Nachdenken', 'viel zum Nachdenken'],
  playBot: (bot) => `Gegen Bot ${bot}`,
  choosePlayers: 'Bots, Freunde, Optionen',
  withBots: 'Spiele gegen Bots, an einem Gerät oder mit Freunden anderswo.',
};
