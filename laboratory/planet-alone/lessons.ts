import { closeSync, openSync, writeSync } from 'node:fs';
import { FITTED, fittedJudge, judgedPolicy, valueModel } from '@grove/games/evergreen-planet/bot';
import { type Options, planet, type State } from '@grove/games/evergreen-planet/rules';
import { readOptions, SeededChance } from '@grove/kernel';

/**
 * `node laboratory/planet-alone/lessons.ts SECONDS SEED OUT` lets the judge's policy play games alone for so long and writes them down in
 * bytes, for `train.py` to begin with: how many bytes follow (two), who began, how many cards lay in the zone at first and which; then for every round
 * the river, how many actions there were and which, numbered as in `game.h`.
 */
const [seconds = '10', seed = '1', out = 'lessons.games'] = process.argv.slice(2);
const OPTIONS = readOptions(planet.options) as Options;
const policy = judgedPolicy(valueModel(FITTED), fittedJudge, { width: 4, turns: 4 });
/** Moves of the rules: cards, then actions, powers and the end of the turn, then effects. The network knows one power only, that of its card. */
const [CARDS, ACTIONS, POWERS] = [42, 4, 6];
const [CHOOSE, USE_POWER, DONE, PLANT] = [3, 7, 8, 10];

function actionOf(move: number): number {
  const step = move - CARDS;
  if (step < ACTIONS) return CHOOSE + step;
  if (step < ACTIONS + POWERS) return USE_POWER;
  return step === ACTIONS + POWERS ? DONE : PLANT + step - ACTIONS - POWERS - 1;
}

function playGame(name: string): number[] {
  const deal = SeededChance.from(name);
  const state: State = planet.start(1, OPTIONS, deal);
  const { first, zone } = planet.view(state, 0);
  const number = (id: string): number => state.material.cardIds.indexOf(id);
  const bytes = [first, zone.length, ...zone.map(({ card }) => number(card))];
  while (planet.waitingFor(state).length > 0) {
    const { slot, plan } = policy.pick(state);
    const river = planet.view(state, 0).river.map(({ card }) => number(card));
    const moves = [river[slot] ?? 0, ...plan.steps, CARDS + ACTIONS + POWERS];
    const actions = [slot, ...moves.slice(1).map(actionOf)];
    bytes.push(...river, actions.length, ...actions);
    for (const move of moves) planet.play(state, 0, move, deal);
  }
  return bytes;
}

const file = openSync(out, 'w');
const end = performance.now() + Number(seconds) * 1000;
let games = 0;
for (; performance.now() < end; games++) {
  const bytes = playGame(`lessons ${seed}/${games}`);
  writeSync(file, Uint8Array.from([bytes.length & 255, bytes.length >> 8, ...bytes]));
}
closeSync(file);
console.log(`${games} games`);
