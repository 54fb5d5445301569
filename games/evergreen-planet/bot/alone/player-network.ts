import { SPACES } from '../../material/facts.ts';
import { type Block, CHANNELS, EFFECTS, GROUPS, HIDDEN, OTHER_ACTIONS, type PlayerLayers, WIDTH } from './layers.ts';
import { addMatrix, addRows, mixSpaces, rectify } from './matrices.ts';
import { PLANES } from './planes.ts';
import { SIGHT } from './sight.ts';

/** A network that says in a game alone what to do next and what the game will still bring. */
export class PlayerNetwork {
  /** How much each action is wanted, before it is known which are legal: those besides effects, then effects by kind and space. */
  readonly wishes = new Float64Array(OTHER_ACTIONS + EFFECTS * SPACES);
  /** Points to come. */
  value = 0;

  readonly #layers: PlayerLayers;
  readonly #numbers = new Float64Array(HIDDEN);
  readonly #common: Float64Array;
  readonly #spaces: Float64Array;
  readonly #inner: Float64Array;
  readonly #heard: Float64Array;
  readonly #gathered: Float64Array;
  readonly #hidden = new Float64Array(HIDDEN);
  readonly #effects = new Float64Array(SPACES * EFFECTS);

  constructor(layers: PlayerLayers) {
    this.#layers = layers;
    this.#common = new Float64Array(WIDTH);
    this.#spaces = new Float64Array(SPACES * WIDTH);
    this.#inner = new Float64Array(SPACES * WIDTH);
    this.#heard = new Float64Array(SPACES * WIDTH);
    this.#gathered = new Float64Array(2 * WIDTH + HIDDEN);
  }

  /** Writes what it says of a game to `wishes` and `value`. */
  look(sight: Int8Array): void {
    this.#readNumbers(sight);
    this.#readPlanes(sight);
    for (const block of this.#layers.blocks) this.#run(block);
    this.#gather();
    this.#say();
  }

  #readNumbers(sight: Int8Array): void {
    const { numbers, numbersBias, spread } = this.#layers;
    this.#numbers.set(numbersBias);
    for (let i = PLANES * SPACES; i < SIGHT; i++) {
      if (sight[i] !== 0) addRow(this.#numbers, 0, numbers, (i - PLANES * SPACES) * HIDDEN, HIDDEN, sight[i]);
    }
    rectify(this.#numbers);
    this.#common.fill(0);
    addRows(this.#common, this.#numbers, spread, WIDTH);
  }

  #readPlanes(sight: Int8Array): void {
    const { planes, place } = this.#layers;
    const spaces = this.#spaces;
    for (let i = 0; i < spaces.length; i++) spaces[i] = place[i] + this.#common[i % WIDTH];
    for (let i = 0; i < PLANES * SPACES; i++) {
      if (sight[i] === 0) continue;
      addRow(spaces, (i % SPACES) * WIDTH, planes, ((i / SPACES) | 0) * WIDTH, WIDTH, sight[i]);
    }
  }

  #run({ into, mix, bias, out, outBias }: Block): void {
    const [inner, heard] = [this.#inner, this.#heard];
    inner.fill(0);
    addMatrix(inner, this.#spaces, into, SPACES, WIDTH, WIDTH);
    this.#hear(mix, bias);
    rectify(heard);
    for (let i = 0; i < heard.length; i++) this.#spaces[i] += outBias[i % WIDTH];
    addMatrix(this.#spaces, heard, out, SPACES, WIDTH, WIDTH);
  }

  /** What every space hears of the others, one group of channels after the other. */
  #hear(mix: Float64Array, bias: Float64Array): void {
    for (let group = 0; group < GROUPS; group++) {
      mixSpaces(this.#heard, this.#inner, mix, bias, group * CHANNELS, group * SPACES * SPACES, WIDTH);
    }
  }

  /** The mean and the most of every channel, and what is known of the whole game. */
  #gather(): void {
    const { gather, gatherBias } = this.#layers;
    const [spaces, gathered] = [this.#spaces, this.#gathered];
    for (let channel = 0; channel < WIDTH; channel++) {
      let sum = 0;
      let most = -Infinity;
      for (let at = channel; at < spaces.length; at += WIDTH) {
        sum += spaces[at];
        if (spaces[at] > most) most = spaces[at];
      }
      gathered[channel] = sum / SPACES;
      gathered[WIDTH + channel] = most;
    }
    gathered.set(this.#numbers, 2 * WIDTH);
    this.#hidden.set(gatherBias);
    addRows(this.#hidden, gathered, gather, HIDDEN);
    rectify(this.#hidden);
  }

  #say(): void {
    const { effects, effectsBias, others, othersBias, value, valueBias } = this.#layers;
    this.wishes.set(othersBias);
    addRows(this.wishes, this.#hidden, others, OTHER_ACTIONS);
    this.value = valueBias[0];
    for (let i = 0; i < HIDDEN; i++) this.value += this.#hidden[i] * value[i];
    this.#inner.set(this.#spaces);
    rectify(this.#inner);
    this.#effects.fill(0);
    addMatrix(this.#effects, this.#inner, effects, SPACES, WIDTH, EFFECTS);
    for (let i = 0; i < this.#effects.length; i++) {
      const effect = i % EFFECTS;
      const space = (i / EFFECTS) | 0;
      this.wishes[OTHER_ACTIONS + effect * SPACES + space] = this.#effects[i] + effectsBias[effect];
    }
  }
}

function addRow(to: Float64Array, at: number, rows: Float64Array, from: number, length: number, factor: number): void {
  for (let i = 0; i < length; i++) to[at + i] += factor * rows[from + i];
}
