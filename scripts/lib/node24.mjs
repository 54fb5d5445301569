import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './say.mjs';

const NEEDED = 24;

/**
 * The Node that runs Grove: the one that runs this script if it is new enough, else the one that npm installed.
 *
 * @param {string} root
 * @param {{ version?: string, execPath?: string, exists?: (path: string) => boolean }} [machine]
 */
export function findNode(
  root,
  { version = process.versions.node, execPath = process.execPath, exists = existsSync } = {},
) {
  if (Number.parseInt(version, 10) >= NEEDED) return execPath;
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (exists(installed)) return installed;
  throw new Trouble(
    `Grove needs Node ${NEEDED} or newer; this is Node ${version}, and npm has no Node ${NEEDED} package for ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org and try again.`,
  );
}
