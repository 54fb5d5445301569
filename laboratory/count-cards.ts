import { writeFileSync } from 'node:fs';
import { countCards } from './methods/count-cards.ts';

/**
 * What bots make of Earth's cards, for the pages of the cards: `node laboratory/count-cards.ts GAMES SEED` lets two bots of the level `tree`,
 * which collects objectives, play so many games and writes the file that the pages load.
 */
const FILE = new URL('../games/earth/board/card-page/bot-figures.json', import.meta.url);
const [games = '2000', seed = 'cards'] = process.argv.slice(2);
const { cards, ...counted } = countCards('earth', 'tree', Number(games), seed);
const lines = Object.entries(cards).map(([card, use]) => `    ${JSON.stringify(card)}: [${use.join(', ')}]`);
const head = Object.entries(counted).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
writeFileSync(FILE, `{\n${head.join('\n')}\n  "cards": {\n${lines.join(',\n')}\n  }\n}\n`);
