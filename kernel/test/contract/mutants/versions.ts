import { acorns } from '../../../contract/sample/index.ts';
import { type Mutant, mutant } from './mutant.ts';

const rulesVersions = ['1.0', '2.0'];
const inTwoVersions = {
  rulesVersions,
  start: (players, options, chance, rules = 1) => acorns.start(players, options, chance, rules),
} satisfies Partial<typeof acorns>;

/** Rules that change, and games that are played by the wrong ones. */
export const outdated: Mutant[] = [
  mutant('a released version is gone', 'released rules stay', 'rules 1.0 were released, but', {
    rulesVersions: ['2.0'],
  }),
  mutant('a version is put before a released one', 'released rules stay', 'in their place rulesVersions has 0.9', {
    rulesVersions: ['0.9', '1.0'],
  }),
  mutant('a version is there twice', 'released rules stay', 'names a version twice', { rulesVersions: ['1.0', '1.0'] }),
  mutant('new games begin by old rules', 'games keep their rules', 'begins by rules 1.0 and not by the newest', {
    rulesVersions,
    start: (players, options, chance, rules = 0) => acorns.start(players, options, chance, rules),
  }),
  mutant('every game begins by the newest rules', 'games keep their rules', 'the first state of rules 1.0 is one of', {
    rulesVersions,
    start: (players, options, chance) => acorns.start(players, options, chance, 1),
  }),
  mutant('a copy goes on by the newest rules', 'games keep their rules', 'the copy of rules 1.0 is one of rules 2.0', {
    ...inTwoVersions,
    copy: (state) => ({ ...acorns.copy(state), rules: 1 }),
  }),
  mutant('what was saved goes on by the newest rules', 'games keep their rules', 'what is restored of rules 1.0', {
    ...inTwoVersions,
    restore: (saved) => ({ ...acorns.restore(saved), rules: 1 }),
  }),
  mutant('bots think by the newest rules', 'games keep their rules', 'what is imagined of rules 1.0', {
    ...inTwoVersions,
    imagine: (view, chance) => ({ ...acorns.imagine(view, chance), rules: 1 }),
  }),
  mutant('a version has no golden records', 'golden games hold', 'no golden game of rules 2.0', inTwoVersions),
];
