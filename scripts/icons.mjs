import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './lib/chromium.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript, say } from './lib/say.mjs';

/** The colour of the table by day, for systems that cut icons to their own shape. */
const GROUND = '#dbe0d2';

/** Name, width, and how much of it the tree takes: of a mask only the middle is sure to be seen. */
const ICONS = /** @type {const} */ ([
  { name: '192', size: 192, share: 1, ground: 'transparent' },
  { name: '512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-192', size: 192, share: 0.62, ground: GROUND },
  { name: 'maskable-512', size: 512, share: 0.62, ground: GROUND },
  { name: 'apple-180', size: 180, share: 0.72, ground: GROUND },
]);

/** Draws the PNG icons of the installed page from `web/icon.svg`: `node scripts/icons.mjs`. */
await runScript(async () => {
  const svg = readFileSync(join(ROOT, 'web', 'icon.svg'), 'utf8');
  const folder = join(ROOT, 'web', 'public', 'icons');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  for (const { name, size, share, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share * 100}%}`;
    await page.setContent(`<style>${style}</style>${svg}`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    say(`web/public/icons/${name}.png`);
  }
  await browser.close();
  return 0;
});
