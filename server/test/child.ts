import { createServer } from '../app.ts';
import { gameModules } from './game-modules.ts';
import { inlineBots } from './inline-bots.ts';
import { usualLimits } from '../limits/limits.ts';
import { firstItems } from '@grove/kernel';
import { backendAt, type BackendName } from './backend-at.ts';

/** A server as a process of its own, to be killed: `node child.ts BACKEND WEBROOT`; says its address when it listens. */
const [backend, webRoot] = firstItems(process.argv.slice(2), 2);
const app = await createServer({
  webRoot,
  games: [],
  tables: {
    gameModules,
    ...(await backendAt(JSON.parse(backend) as BackendName)),
    bots: inlineBots(),
    botPause: 0,
    limits: {
      ...usualLimits,
      costlyRequests: 1000,
      commands: 10_000,
      commandBurst: 10_000,
      messages: 10_000,
      messageBurst: 10_000,
    },
  },
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
