import { type Answer, answering, openFrom } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import type { Bots } from '../bots/pool.ts';
import { gameModules } from './game-modules.ts';

/** Bots that think at once, in the test's own thread. */
export function inlineBots(known: readonly GameModule[] = gameModules): Bots {
  const answer = answering({ open: openFrom(known), now: () => performance.now() });
  return {
    ask: (question) => ({
      answer: new Promise<Answer>((resolve) => {
        void answer({ ...question, id: 1 }, (said) => said.kind !== 'decision' && resolve(said));
      }),
      callOff: () => undefined,
    }),
    close: async () => undefined,
  };
}

/** Bots that never answer unless they are called off. */
export function silentBots(): Bots & { readonly asked: string[]; readonly calledOff: string[] } {
  const asked: string[] = [];
  const calledOff: string[] = [];
  return {
    asked,
    calledOff,
    ask: (question) => {
      const bot = question.kind === 'choose' ? question.bot : question.kind;
      asked.push(bot);
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Bots['ask']>['answer']>>();
      const callOff = (): void => {
        calledOff.push(bot);
        resolve({ kind: 'failed', id: 1, reason: 'called-off', message: '' });
      };
      return { answer: promise, callOff };
    },
    close: async () => undefined,
  };
}
