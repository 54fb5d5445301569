#!/usr/bin/env node
// The grove command. Plain JavaScript that any Node from 20 on understands: it finds a Node that runs TypeScript.
import { fileURLToPath } from 'node:url';
import { runAttached } from '../scripts/lib/attached.mjs';
import { findNode } from '../scripts/lib/node24.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { runScript } from '../scripts/lib/say.mjs';

await runScript(async () => {
  const node = findNode(ROOT);
  if (node !== process.execPath) {
    return await runAttached(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
  }
  const { runFromShell } = await import('./grove.ts');
  return await runFromShell(process.argv.slice(2));
});
