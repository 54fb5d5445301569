import type { SetUpWords } from './types.ts';

export const es: SetUpWords = {
  opponent: '¿Contra quién juegas?',
  open: 'Alguien en otro lugar',
  notes: {
    seedling: 'Está aprendiendo. Ideal para empezar.',
    sapling: 'Conoce las reglas, se le escapa algún plan.',
    tree: 'Juega con solidez y aprovecha los errores.',
    ancient: 'Piensa muy por delante. Difícil de vencer.',
    person: 'El dispositivo pasa de mano en mano.',
    open: 'Entra con un enlace, en directo o durante días.',
  },
  yourTeam: 'Tu equipo',
  team: (number) => `Equipo ${number}`,
  measure: 'Un bot para medir a los demás.',
  strength: (level, levels) => `Fuerza ${level} de ${levels}`,
  style: 'Estilo de este bot',
  anyStyle: 'Equilibrado',
  oneDeviceEach: 'En línea, cada uno usa su dispositivo.',
  nameOf: (seat) => `Nombre en el sitio ${seat}`,
  makeTable: 'Crear mesa',
  minutes: (from, to) => `${from}–${to} min`,
  weights: ['fácil de aprender', 'algo que pensar', 'mucho que pensar'],
  playBot: (bot) => `Contra el bot ${bot}`,
  choosePlayers: 'Bots, amigos, opciones',
  withBots: 'Juega contra bots, en un dispositivo o con amigos en otro lugar.',
};
