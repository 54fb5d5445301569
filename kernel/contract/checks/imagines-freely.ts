import { canonical, type Game, type GameTypes, seatBit, SeededChance, viewersOf, type Viewer } from '../../index.ts';
import type { Check } from '../context.ts';
import { journey } from '../journey.ts';
import { eachTrial, must } from '../trial.ts';

/** Where things are hidden from a viewer, `imagine` does not always dream up the truth. */
export const imaginesFreely: Check = (game, { trials }) => {
  const blind = new Set<Viewer>();
  const varied = new Set<Viewer>();
  eachTrial(trials, (trial) => {
    for (const { state, index } of journey(game, trial)) {
      for (const viewer of viewersOf(trial.players)) {
        if (varied.has(viewer) || !hidesFrom(game, state, viewer)) continue;
        blind.add(viewer);
        const imagined = game.imagine(game.view(state, viewer), SeededChance.from(trial.seed, `dream ${index}`));
        if (canonical(game.save(imagined)) !== canonical(game.save(state))) varied.add(viewer);
      }
    }
  });
  for (const viewer of blind) must(varied.has(viewer), `whatever viewer ${viewer} cannot see, imagine gets it right`);
};

function hidesFrom<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): boolean {
  const sets = Array.from(game.knowers(state));
  return viewer === 'public' ? sets.includes(0) : sets.some((set) => !(set & seatBit(viewer)));
}
