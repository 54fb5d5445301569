import { LEVELS, type PlayableGame, playoutBudget, unlessCalledOff } from '@grove/bots';
import { itemAt, BadInput, type Budget, type Game, type JsonObject, readOptions, SeededChance } from '@grove/kernel';

/** A way to set up a game: how many sit down, and what they agreed on. */
export interface Setting {
  readonly players: number;
  readonly options: JsonObject;
}

/** Every number of players with every combination of options that the game allows. */
export function settingsOf(game: Game): Setting[] {
  const { min, max } = game.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const settings = combinations(game).flatMap((options) => players.map((number) => ({ players: number, options })));
  return settings.filter((setting) => starts(game, setting));
}

const combinations = ({ options }: Game): JsonObject[] =>
  Object.entries(options).reduce<JsonObject[]>(
    (made, [name, spec]) =>
      spec.kind === 'choice'
        ? made.flatMap((one) => spec.values.map((value) => Object.assign({}, one, { [name]: value })))
        : made,
    [{}],
  );

function starts(game: Game, { players, options }: Setting): boolean {
  try {
    game.start(players, readOptions(game.options, options), SeededChance.from('fits'));
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

export interface FuzzedGame extends Setting {
  readonly bots: readonly string[];
  readonly steps: number;
}

/** One game in so many lets its bots search a little; in the others those that search go by their priors. */
const SEARCHING = 40;
const FEW = 3;
/** More steps than any game takes. */
const MOST_STEPS = 20_000;

/**
 * Plays one game between bots of any levels, drawn by chance, and watches every step: a move that the rules refuse
 * or a game that does not end is an error that says which game it was. The number and the seed give the same game.
 */
export function fuzzGame({ game, bots }: PlayableGame, setting: Setting, seed: string): FuzzedGame {
  const chance = SeededChance.from(seed);
  const names = Array.from({ length: setting.players }, () => itemAt(LEVELS, chance.pick(LEVELS.length)));
  const players = names.map((name) => itemAt(bots, name)(game));
  const streams = names.map((_, seat) => SeededChance.from(seed, `bot ${seat}`));
  const searches = chance.pick(SEARCHING) === 0;
  const state = game.start(setting.players, readOptions(game.options, setting.options), chance);
  const where = `${game.id}, seed ${seed}, ${names.join()} ${JSON.stringify(setting.options)}`;
  let steps = 0;
  for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
    const move = itemAt(players, seat).choose(game.view(state, seat), seat, itemAt(streams, seat), budget(searches));
    const refusal = game.why(state, seat, move);
    if (refusal !== undefined) throw new Error(`${where}: step ${steps} is refused: ${JSON.stringify(refusal)}`);
    game.play(state, seat, move, chance);
    if (++steps > MOST_STEPS) throw new Error(`${where}: does not end`);
  }
  return { ...setting, bots: names, steps };
}

const budget = (searches: boolean): Budget => unlessCalledOff(playoutBudget(FEW), () => !searches);
