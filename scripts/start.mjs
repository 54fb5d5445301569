// `npm start`: installs what is missing, builds what is stale, starts the server. Runs on any Node from 20 on.
import { join } from 'node:path';
import { noPortText, portTrouble, readPort } from '../server/port.mjs';
import { runAttached } from './lib/attached.mjs';
import { buildWeb } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { findNode } from './lib/node24.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript, Trouble } from './lib/say.mjs';

await runScript(async () => {
  const port = await choosePort(process.env.PORT);
  await installPackages(ROOT);
  const node = findNode(ROOT);
  await buildWeb(ROOT, node);
  return await runAttached(node, [join(ROOT, 'cli', 'grove.mjs'), 'serve', '--port', String(port)]);
});

/** @param {string | undefined} text */
async function choosePort(text) {
  const port = readPort(text);
  if (port === undefined) throw new Trouble(`PORT: ${noPortText(text ?? '')}`);
  const trouble = await portTrouble(port);
  if (trouble !== undefined) throw new Trouble(`${trouble}, for instance: PORT=4321 npm start`);
  return port;
}
