import { ADD_ROW } from './add-row.ts';
import { type Code, type Local, unsigned } from './instructions.ts';

/** What parameters and variables hold: an address, a number, four numbers. */
export type Kind = 'address' | 'number' | 'four';

/** A function that is made of instructions. It gives nothing back: all that it does, it does in memory. */
export interface MachineFunction {
  readonly parameters: readonly Kind[];
  readonly variables: readonly Kind[];
  readonly body: Code;
}

/** What engines offer under the name of WebAssembly; this package knows no types of browsers. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: { readonly [name: string]: unknown; readonly memory: { readonly buffer: ArrayBuffer } };
  };
}

type Call = (...parameters: number[]) => void;

export interface Machine<Name extends string> {
  readonly memory: ArrayBuffer;
  readonly functions: Readonly<Record<Name, Call>>;
}

const PAGE = 65536;
const KINDS: Readonly<Record<Kind, number>> = { address: 0x7f, number: 0x7d, four: 0x7b };
const BEGINNING = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** What sections hold, by their numbers. */
const [TYPES, FUNCTIONS, MEMORIES, EXPORTS, CODE] = [1, 3, 5, 7, 10] as const;
const [IS_FUNCTION, IS_MEMORY] = [0, 2] as const;

/** For the variables of a function: each is the next free place after its parameters. */
export class Variables {
  readonly kinds: Kind[] = [];
  readonly #parameters: number;

  constructor(parameters: readonly Kind[]) {
    this.#parameters = parameters.length;
  }

  one(kind: Kind): Local {
    return this.#parameters + this.kinds.push(kind) - 1;
  }

  some(kind: Kind, count: number): Local[] {
    return Array.from({ length: count }, () => this.one(kind));
  }
}

/** @returns undefined where there is no WebAssembly with four numbers at a time, or where it is forbidden (by a page's policy, say) */
export function machine<Name extends string>(
  functions: Readonly<Record<Name, MachineFunction>>,
  bytes: number,
): Machine<Name> | undefined {
  const engine = (globalThis as { WebAssembly?: Engine }).WebAssembly;
  if (engine === undefined) return undefined;
  try {
    const { exports } = new engine.Instance(new engine.Module(moduleOf(functions, Math.ceil(bytes / PAGE))));
    return { memory: exports.memory.buffer, functions: exports as unknown as Record<Name, Call> };
  } catch {
    return undefined;
  }
}

let isPossible: boolean | undefined;

/** Whether machines run here. */
export const canRun = (): boolean => (isPossible ??= machine({ add: ADD_ROW }, 0) !== undefined);

/** A module with these functions and so many pages of memory, all of which can be used by their names. */
function moduleOf(functions: Readonly<Record<string, MachineFunction>>, pages: number): Uint8Array<ArrayBuffer> {
  const all = Object.values(functions);
  const names = Object.keys(functions);
  return Uint8Array.from([
    ...BEGINNING,
    ...section(TYPES, list(all.map(({ parameters }) => [0x60, ...list(parameters.map((kind) => [KINDS[kind]])), 0]))),
    ...section(FUNCTIONS, list(all.map((_, i) => unsigned(i)))),
    ...section(MEMORIES, list([[0, ...unsigned(pages)]])),
    ...section(
      EXPORTS,
      list([
        [...text('memory'), IS_MEMORY, 0],
        ...names.map((name, i) => [text(name), IS_FUNCTION, unsigned(i)].flat()),
      ]),
    ),
    ...section(CODE, list(all.map(codeOf))),
  ]);
}

function codeOf({ variables, body }: MachineFunction): Code {
  const code = [...list(variables.map((kind) => [1, KINDS[kind]])), ...body, 0x0b];
  return [...unsigned(code.length), ...code];
}

const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const section = (number: number, content: Code): Code => [number, ...unsigned(content.length), ...content];
const text = (name: string): Code => list(Array.from(name, (letter) => [letter.charCodeAt(0)]));
