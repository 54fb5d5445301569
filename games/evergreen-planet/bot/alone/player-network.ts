import { ADD_ROW, machine, matrixProduct, type Machine, type Part, Shelf } from '@grove/bots/simd';
import { SPACES } from '../../material/facts.ts';
import { HEAR } from './hear.ts';
import { EFFECTS, HIDDEN, OTHER_ACTIONS, type PlayerLayers, WIDTH } from './layers.ts';
import { PLANES } from './planes.ts';
import { SIGHT } from './sight.ts';

/** What there are of every space and of the whole game, at the end. */
const GATHERED: number = 2 * WIDTH + HIDDEN;
/** Fours that are summed up at a time where there is one list: more would not fit the processor. */
const ONE_LIST = { lists: 1, fours: 8, isAdded: false } as const;
const SPACES_AT_A_TIME = { lists: 4, fours: 2 } as const;

const FUNCTIONS = {
  addRow: ADD_ROW,
  spread: matrixProduct({ inputs: HIDDEN, outputs: WIDTH, ...ONE_LIST }),
  into: matrixProduct({ inputs: WIDTH, outputs: WIDTH, ...SPACES_AT_A_TIME, isAdded: false }),
  hear: HEAR,
  out: matrixProduct({ inputs: WIDTH, outputs: WIDTH, ...SPACES_AT_A_TIME, isAdded: true }),
  gather: matrixProduct({ inputs: GATHERED, outputs: HIDDEN, ...ONE_LIST }),
  effects: matrixProduct({ inputs: WIDTH, outputs: EFFECTS, lists: 4, fours: 1, isAdded: false }),
};

/** A block's weights in memory. */
interface Block {
  readonly into: Part;
  readonly mix: Part;
  readonly bias: Part;
  readonly out: Part;
  readonly outBias: Part;
}

/** A network that says in a game alone what to do next and what the game will still bring. */
export class PlayerNetwork {
  /** How much each action is wanted, before it is known which are legal: those besides effects, then effects by kind and space. */
  readonly wishes = new Float64Array(OTHER_ACTIONS + EFFECTS * SPACES);
  /** Points to come. */
  value = 0;

  readonly #run: Machine<keyof typeof FUNCTIONS>['functions'];
  readonly #layers: PlayerLayers;
  readonly #blocks: readonly Block[];
  readonly #weights: Readonly<
    Record<'planes' | 'numbers' | 'spread' | 'gather' | 'gatherBias' | 'effects' | 'effectsBias', Part>
  >;
  readonly #nothing: Part;
  readonly #numbers: Part;
  readonly #common: Part;
  readonly #spaces: Part;
  readonly #inner: Part;
  readonly #heard: Part;
  readonly #gathered: Part;
  readonly #hidden: Part;
  readonly #effects: Part;

  /** @throws where no machine runs (see `canRun`) */
  constructor(layers: PlayerLayers) {
    const run = machine(FUNCTIONS, 4 * (numbersIn(layers) + ROOM));
    if (run === undefined) throw new Error('the network needs WebAssembly with vectors');
    const shelf = new Shelf(run.memory);
    this.#run = run.functions;
    this.#layers = layers;
    this.#blocks = layers.blocks.map(({ into, mix, bias, out, outBias }) => ({
      into: shelf.keep(byInput(into, WIDTH)),
      mix: shelf.keep(mix),
      bias: shelf.keep(bias),
      out: shelf.keep(byInput(out, WIDTH)),
      outBias: shelf.keep(outBias),
    }));
    this.#weights = {
      planes: shelf.keep(layers.planes),
      numbers: shelf.keep(layers.numbers),
      spread: shelf.keep(layers.spread),
      gather: shelf.keep(layers.gather),
      gatherBias: shelf.keep(layers.gatherBias),
      effects: shelf.keep(byInput(layers.effects, EFFECTS)),
      effectsBias: shelf.keep(layers.effectsBias),
    };
    this.#nothing = shelf.room(WIDTH);
    this.#numbers = shelf.room(HIDDEN);
    this.#common = shelf.room(WIDTH);
    this.#spaces = shelf.room(SPACES * WIDTH);
    this.#inner = shelf.room(SPACES * WIDTH);
    this.#heard = shelf.room(SPACES * WIDTH);
    this.#gathered = shelf.room(GATHERED);
    this.#hidden = shelf.room(HIDDEN);
    this.#effects = shelf.room(SPACES * EFFECTS);
  }

  /** Writes what it says of a game to `wishes` and `value`. */
  look(sight: Int8Array): void {
    this.#readNumbers(sight);
    this.#readPlanes(sight);
    for (const block of this.#blocks) this.#think(block);
    this.#gather();
    this.#say();
  }

  #readNumbers(sight: Int8Array): void {
    const { numbers, spread } = this.#weights;
    const own = this.#numbers;
    own.values.set(this.#layers.numbersBias);
    for (let i = PLANES * SPACES; i < SIGHT; i++) {
      if (sight[i] !== 0) this.#addRow(own.at, numbers.at + (i - PLANES * SPACES) * HIDDEN * 4, HIDDEN, sight[i]);
    }
    rectify(own.values);
    this.#run.spread(this.#common.at, own.at, spread.at, this.#nothing.at, own.end);
  }

  #readPlanes(sight: Int8Array): void {
    const { place } = this.#layers;
    const [spaces, common] = [this.#spaces.values, this.#common.values];
    for (let i = 0; i < spaces.length; i++) spaces[i] = place[i] + common[i % WIDTH];
    for (let i = 0; i < PLANES * SPACES; i++) {
      if (sight[i] === 0) continue;
      const row = this.#weights.planes.at + ((i / SPACES) | 0) * WIDTH * 4;
      this.#addRow(this.#spaces.at + (i % SPACES) * WIDTH * 4, row, WIDTH, sight[i]);
    }
  }

  #addRow(to: number, row: number, length: number, factor: number): void {
    this.#run.addRow(to, row, row + length * 4, factor);
  }

  #think({ into, mix, bias, out, outBias }: Block): void {
    const [spaces, inner, heard] = [this.#spaces, this.#inner, this.#heard];
    this.#run.into(inner.at, spaces.at, into.at, this.#nothing.at, spaces.end);
    this.#run.hear(heard.at, inner.at, mix.at, bias.at, bias.end);
    this.#run.out(spaces.at, heard.at, out.at, outBias.at, heard.end);
  }

  /** The mean and the most of every channel, and what is known of the whole game. */
  #gather(): void {
    const [spaces, gathered] = [this.#spaces.values, this.#gathered];
    for (let channel = 0; channel < WIDTH; channel++) {
      let sum = 0;
      let most = -Infinity;
      for (let at = channel; at < spaces.length; at += WIDTH) {
        sum += spaces[at];
        if (spaces[at] > most) most = spaces[at];
      }
      gathered.values[channel] = sum / SPACES;
      gathered.values[WIDTH + channel] = most;
    }
    gathered.values.set(this.#numbers.values, 2 * WIDTH);
    const { gather, gatherBias } = this.#weights;
    this.#run.gather(this.#hidden.at, gathered.at, gather.at, gatherBias.at, gathered.end);
    rectify(this.#hidden.values);
  }

  #say(): void {
    const { others, othersBias, value, valueBias } = this.#layers;
    const hidden = this.#hidden.values;
    this.wishes.set(othersBias);
    this.value = valueBias[0];
    for (let i = 0; i < HIDDEN; i++) {
      if (hidden[i] === 0) continue;
      this.value += hidden[i] * value[i];
      for (let j = 0; j < OTHER_ACTIONS; j++) this.wishes[j] += hidden[i] * others[i * OTHER_ACTIONS + j];
    }
    this.#sayEffects();
  }

  #sayEffects(): void {
    const { effects, effectsBias } = this.#weights;
    const [seen, said] = [this.#inner, this.#effects];
    seen.values.set(this.#spaces.values);
    rectify(seen.values);
    this.#run.effects(said.at, seen.at, effects.at, effectsBias.at, seen.end);
    for (let i = 0; i < said.values.length; i++) {
      this.wishes[OTHER_ACTIONS + (i % EFFECTS) * SPACES + ((i / EFFECTS) | 0)] = said.values[i];
    }
  }
}

/** Numbers that are no weights: what is in between. */
const ROOM: number = WIDTH + 2 * HIDDEN + WIDTH + 3 * SPACES * WIDTH + GATHERED + SPACES * EFFECTS;

const numbersIn = ({ blocks, ...layers }: PlayerLayers): number =>
  [layers, ...blocks]
    .flatMap((weights) => Object.values(weights))
    .reduce((sum, list: Float64Array) => sum + list.length, 0);

/** Weights that stand by output and then by input, the other way round. */
function byInput(weights: Float64Array, outputs: number): Float64Array {
  const inputs = weights.length / outputs;
  return weights.map((_, i) => weights[(i % outputs) * inputs + ((i / outputs) | 0)]);
}

/** Everything below zero becomes zero. */
function rectify(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
}
