/**
 * Instructions of WebAssembly as the bytes that they are written in, as many as it takes to multiply matrices: four numbers of 32 bits at a time, which
 * plain loops cannot do. Instructions in a list are carried out one after the other and leave what they find on a stack.
 */
export type Code = readonly number[];

/** A parameter or variable of a function, by its place: parameters come first. */
export type Local = number;

/** Bytes of a number, and of four. */
export const NUMBER = 4;
export const FOUR = 16;

/** Whole numbers in as few bytes as they need, seven bits each (LEB128). */
export function unsigned(value: number): Code {
  const more = Math.floor(value / 128);
  return more === 0 ? [value] : [(value % 128) + 128, ...unsigned(more)];
}

function signed(value: number): Code {
  const more = Math.floor(value / 128);
  const low = value - more * 128;
  const isLast = (more === 0 && low < 64) || (more === -1 && low >= 64);
  return isLast ? [low] : [low + 128, ...signed(more)];
}

const vectorCode = (code: number): Code => [0xfd, ...unsigned(code)];
/** Where in memory: a number of bytes beyond the address on the stack; `alignment` is the logarithm of what that is a multiple of. */
const place = (alignment: number, beyond: number): Code => [alignment, ...unsigned(beyond)];

export const get = (local: Local): Code => [0x20, ...unsigned(local)];
/** The local becomes what this code leaves. */
export const set = (local: Local, code: Code): Code => [...code, 0x21, ...unsigned(local)];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const sum = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const increase = (local: Local, by: number): Code => set(local, sum(get(local), whole(by)));

const isBelow = (a: Code, b: Code): Code => [...a, ...b, 0x49];
const [LOOP, WITHOUT_RESULT, AGAIN_IF, END] = [0x03, 0x40, [0x0d, 0], 0x0b] as const;

/** Carries out the code, and again as long as the local is below the limit after it. */
export const repeatWhile = (code: Code, local: Local, limit: Code): Code =>
  [LOOP, WITHOUT_RESULT, code, isBelow(get(local), limit), AGAIN_IF, END].flat();

/** Four numbers from memory, the first of them `beyond` bytes after an address. */
export const loadFour = (address: Code, beyond: number): Code => [...address, ...vectorCode(0), ...place(2, beyond)];
/** One number from memory, four times. */
export const loadOne = (address: Code, beyond: number): Code => [...address, ...vectorCode(9), ...place(2, beyond)];
export const storeFour = (address: Code, beyond: number, four: Code): Code => [
  ...address,
  ...four,
  ...vectorCode(11),
  ...place(2, beyond),
];
/** One number of 32 bits, four times. */
export const four = (number: Code): Code => [...number, ...vectorCode(19)];
export const NO_FOUR: Code = [...vectorCode(12), ...Array.from({ length: 16 }, () => 0)];
export const addFour = (a: Code, b: Code): Code => [...a, ...b, ...vectorCode(0xe4)];
export const multiplyFour = (a: Code, b: Code): Code => [...a, ...b, ...vectorCode(0xe6)];
export const largerFour = (a: Code, b: Code): Code => [...a, ...b, ...vectorCode(0xe9)];
