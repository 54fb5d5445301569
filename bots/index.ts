/** Players that work for any game through the kernel's contract alone. */
export { randomBot } from './random.ts';
