import { planet, type Term, term } from './term.ts';

/** English: icons, tokens and buttons by the names that players know. */
export const en: readonly Term[] = [
  term(planet, /tulip|acorn|feeds/i, 'fertility icon, first player token'),
  term(planet, /(dig|dug|set) a (lake|bush)|throws? /i, 'place a lake, plant a bush, cast a shadow'),
  term('all', /what there is/i, 'Components'),
  term('all', /take(n|s)? (the plan |a step |yours )?back|do again/i, 'undo, redo'),
  term('all', /everyone is someone else|what has been seen/i, 'say it plainly'),
];
