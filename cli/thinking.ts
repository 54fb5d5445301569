import { type Allowance, budgetFor } from '@grove/bots';
import { BadInput, type Bot } from '@grove/kernel';

/** A bot's name, and how long it may think about a decision if that is said: `ancient@300ms`, `@1s`, `@500`. */
export interface NamedBot {
  readonly name: string;
  readonly allowance?: Allowance;
}

export function readNamedBot(text: string): NamedBot {
  const at = text.indexOf('@');
  return at < 0 ? { name: text } : { name: text.slice(0, at), allowance: readAllowance(text.slice(at + 1)) };
}

/** Milliseconds, seconds, or a bare number of playouts, which is the same on every machine. */
export function readAllowance(text: string): Allowance {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|)$/.exec(text) ?? [];
  const amount = Number(number);
  if (!(amount > 0)) throw new BadInput(`"${text}" is no thinking time (write 300ms, 1s, or 500 for playouts)`);
  if (unit === '') return { playouts: amount };
  return { milliseconds: unit === 's' ? amount * 1000 : amount };
}

/**
 * The bot with this budget for every decision. Time is the processor's, so that a bot plays as well on a busy
 * machine as on an idle one and tournaments on all cores measure what they say.
 */
export const withAllowance = (bot: Bot, allowance: Allowance): Bot => ({
  choose: (view, seat, chance) => bot.choose(view, seat, chance, budgetFor(allowance, processorTime)),
});

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
