/** The paths of the page. It routes in the browser, so that all of them are the same file. */
export const pagesFor = (games: readonly string[]): string[] => [
  ...PAGES,
  ...games.flatMap((game) => PAGES_OF_GAMES.map((page) => `/${page}/${game}`)),
  // Further guided games.
  ...games.map((game) => `/learn/${game}/:guide`),
  // A game that is played in the browser, by an id that only that browser knows.
  ...games.map((game) => `/play/${game}/:local`),
  ...games.map((game) => `/cards/${game}/:card`),
  ...LOOKING_BACK.flatMap((mode) => [`/${mode}`, `/${mode}/table/:table`]),
];

const PAGES_OF_GAMES = ['play', 'learn', 'rules', 'cards', 'standings'];

/** What can be done with a record: one in the address's fragment, or that of a table. */
const LOOKING_BACK = ['replay', 'review', 'continue'];

/** The standings of a tournament, which clubs put into pages of their own. */
export const FRAMED_PAGE = '/tournaments/:tournament/embed';

const PAGES = [
  '/daily',
  '/daily/play',
  '/daily/practice',
  '/statistics',
  '/friends',
  '/account',
  '/standings',
  '/people/:person',
  '/tournaments',
  '/tournaments/new',
  '/tournaments/:tournament',
  '/tournaments/:tournament/screen',
  '/clubs',
  '/clubs/:club',
  '/clubs/:club/:tab',
  '/verify',
  '/table/:table',
];
