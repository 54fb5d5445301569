/**
 * What each part of the house may not import.
 *
 * @typedef {{ regex: string, message: string, allowTypeImports?: true }} Pattern
 * @typedef {{ folder: string, patterns: readonly Pattern[], but?: string }} Zone `but` are files that it is not about
 */

export const PACKAGES = [
  'kernel',
  'protocol',
  'bots',
  'table',
  'tournaments',
  'game-kit',
  'games',
  'server',
  'web',
  'cli',
  'laboratory',
  'bench',
  'e2e',
];

/**
 * @param {readonly string[]} names
 * @param {string} message
 * @returns {Pattern}
 */
const without = (names, message) => ({ regex: `^(node:|@grove/(${names.join('|')})(/|$))`, message });

/**
 * All packages but these.
 *
 * @param {readonly string[]} known
 */
const allBut = (...known) => PACKAGES.filter((name) => !known.includes(name));

/**
 * @param {readonly string[]} folders
 * @param {string} message
 * @returns {Pattern}
 */
const notBeside = (folders, message) => ({ regex: `^([.][.]/)+(${[...folders, 'test'].join('|')})/`, message });

/** @type {readonly Pattern[]} */
const SERVER = [
  {
    regex: '^@grove/(cli|web|laboratory|bench|e2e)(/|$)',
    message: 'The server is below the command line and beside the client.',
  },
  { regex: '^@grove/games/[^/]+/', message: 'The server names no game: take games from the settings.' },
];

/** @type {readonly Pattern[]} */
const GAMES = [without(allBut('kernel', 'bots', 'game-kit'), 'Games know no server and no page.')];

/** @type {readonly Zone[]} */
export const ZONES = [
  {
    folder: 'kernel',
    patterns: [{ regex: '^(node:|@grove/)', message: 'The kernel knows no game, no server and no Node.' }],
  },
  { folder: 'kernel/contract', patterns: [] },
  {
    folder: 'protocol',
    patterns: [without(allBut('kernel', 'protocol'), 'The protocol knows the kernel and nothing else.')],
  },
  {
    folder: 'bots',
    patterns: [without(allBut('kernel'), "Bots know games only by the kernel's contract.")],
  },
  {
    folder: 'table',
    patterns: [
      without(allBut('kernel', 'protocol'), "Tables know games only by the kernel's contract."),
      {
        regex: '^@grove/protocol',
        allowTypeImports: true,
        message: "Tables take the protocol's types; its schemas are for the doors of the server.",
      },
    ],
  },
  {
    folder: 'tournaments',
    patterns: [without(allBut('kernel'), 'Tournaments know tables and games by their results only.')],
  },
  {
    folder: 'game-kit',
    patterns: [
      {
        regex: '^(node:|@grove/(games|tournaments|server|web|cli|laboratory|bench|e2e)(/|$)|@grove/(table|protocol)$)',
        message:
          'What games are made with knows no game and no server; of tables it takes @grove/table/core, of the protocol @grove/protocol/languages.',
      },
    ],
  },
  { folder: 'games', patterns: GAMES },
  { folder: 'games/*', patterns: GAMES },
  {
    folder: 'games/*/material',
    patterns: [
      without(allBut('kernel'), 'Material knows the kernel and nothing else.'),
      notBeside(
        ['rules', 'words', 'bot', 'board', 'guide', 'rulebook', 'examples'],
        'Material knows nothing else of its game.',
      ),
    ],
  },
  {
    folder: 'games/*/rules',
    patterns: [
      without(allBut('kernel'), 'Rules know the kernel and nothing else.'),
      notBeside(
        ['words', 'bot', 'board', 'guide', 'rulebook', 'examples'],
        'Of their game, rules know the material only.',
      ),
    ],
  },
  {
    folder: 'games/*/words',
    patterns: [
      without(allBut('kernel', 'bots', 'game-kit'), 'Words know the kernel and what games are made with.'),
      notBeside(['board'], 'Of their game, words know the material and the rules only.'),
      {
        ...notBeside(
          ['bot', 'guide', 'rulebook', 'examples'],
          'Of bots, guide, rulebook and examples, words take the names of what they say: types.',
        ),
        allowTypeImports: true,
      },
    ],
  },
  {
    folder: 'games/*/bot',
    patterns: [
      without(allBut('kernel', 'bots'), 'Bots know the kernel and @grove/bots.'),
      notBeside(
        ['words', 'board', 'guide', 'rulebook', 'examples'],
        'Of their game, bots know the material and the rules only: they play, they do not speak or draw.',
      ),
    ],
  },
  {
    folder: 'games/*/guide',
    patterns: [
      without(allBut('kernel', 'bots', 'game-kit'), 'Guides know the kernel and what games are made with.'),
      notBeside(
        ['bot', 'board', 'rulebook', 'examples'],
        'Of their game, guides know the material, the rules and the words only.',
      ),
    ],
  },
  {
    folder: 'games/*/rulebook',
    patterns: [
      without(allBut('kernel', 'game-kit'), 'Rulebooks know the kernel and what games are made with.'),
      notBeside(
        ['material', 'rules', 'bot', 'board', 'guide', 'examples'],
        'Of their game, rulebooks know the words only; the board adds its pictures.',
      ),
    ],
  },
  {
    folder: 'games/*/examples',
    patterns: [
      without(allBut('kernel', 'game-kit'), 'Examples know the kernel and what games are made with.'),
      notBeside(
        ['bot', 'board', 'guide', 'rulebook'],
        'Of their game, examples know the material, the rules and the words only: the board draws them.',
      ),
    ],
  },
  {
    folder: 'games/*/board',
    patterns: [
      without(allBut('kernel', 'bots', 'game-kit'), 'Boards work on rules and views; they know no server.'),
      notBeside([], 'Boards do not know tests.'),
    ],
  },
  {
    folder: 'web',
    patterns: [
      {
        regex: '^(node:|@grove/(server|cli|laboratory|bench|e2e)(/|$)|@grove/table$)',
        message:
          'The client talks to the server over the wire only; what its own games share with tables is @grove/table/core.',
      },
      { regex: '^@grove/games/[^/]+/', message: 'The page names no game: take what it needs from the manifest.' },
      {
        regex: '^(@grove/protocol$|typebox)',
        allowTypeImports: true,
        message:
          "The page imports the protocol's types only (import type): schemas compile with new Function, which its content security policy forbids.",
      },
    ],
  },
  { folder: 'server', patterns: SERVER },
  {
    folder: 'server/*',
    but: 'server/{api,http,socket}/**',
    patterns: [
      ...SERVER,
      {
        regex: '^([.][.]/)+(api|http|socket)/',
        message:
          'What is behind the doors knows neither HTTP nor sockets: throw an error of its own and let `failureOf` name it.',
      },
    ],
  },
  {
    folder: 'cli',
    patterns: [
      {
        regex: '^@grove/games/[^/]+/',
        message: 'The command names no game: it finds them in @grove/games/loaded.',
      },
    ],
  },
];
