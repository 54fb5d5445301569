/** Earth's cards as data. */
export { cardById, cards } from './cards.ts';
