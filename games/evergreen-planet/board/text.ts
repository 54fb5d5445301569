import { itemAt, seatNumber, type Viewer } from '@grove/kernel';
import { BIOMES, materialFor, POWERS, ROUNDS, SEASONS, SIDES, SIZE } from '../material/index.ts';
import { seasonOf } from '../rules/round.ts';
import { titleFor } from '../rules/solo.ts';
import type { PlanetView, View } from '../rules/types.ts';

/** Biomes as they stand before a piece on the text board: snow, meadow, flowers, wheat, mountain (rock), swamp. */
const LETTERS = ['n', 'm', 'f', 'w', 'r', 's'];
const COLUMNS = '    a   b   c   d   e   f';

/** The table as text: the planets side by side, then what is on offer, the zone and the powers. */
export function drawText(view: View, viewer: Viewer): string {
  const own = viewer === 'public' ? undefined : view.planets[viewer];
  return [
    headline(view),
    '',
    ...beside(view.planets.map((planet, seat) => planetLines(view, planet, seat, viewer))),
    '',
    ...(view.phase === 'over' ? [] : [riverLine(view)]),
    fertilityLine(view),
    ...(own ? [powersLine(view, own)] : []),
  ].join('\n');
}

function headline(view: View): string {
  if (view.phase === 'over') return view.planets.length === 1 ? soloEnd(view) : 'The year is over.';
  const season = seasonOf(view.round);
  const side = SIDES[(SIDES.indexOf(view.options.sun) + season) % SIDES.length];
  return `Round ${view.round + 1} of ${ROUNDS}, ${SEASONS[season]}, sun at the ${side}`;
}

const soloEnd = (view: View): string => {
  const total = totalOf(itemAt(view.planets, 0));
  return `The year is over: ${total} points, ${titleFor(total).replace('-', ' ')}.`;
};

function totalOf({ parts }: PlanetView): number {
  const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);
  return parts.start + sum(parts.light) + sum(parts.forest) + parts.buds + parts.fertility;
}

function planetLines(view: View, planet: PlanetView, seat: number, viewer: Viewer): string[] {
  const { biomeOfSpace } = materialFor(view.options.planet, view.options.material);
  const rows = planet.rows.map((row, y) => {
    const spaces = Array.from(row, (sign, x) =>
      sign === '#' ? '##' : `${LETTERS[itemAt(biomeOfSpace, y * SIZE + x)]}${sign}`,
    );
    return `${y + 1}  ${spaces.join('  ')}`;
  });
  const who = `Seat ${seatNumber(seat)}${seat === viewer ? ' (you)' : ''}: ${totalOf(planet)}`;
  return [who, COLUMNS, ...rows];
}

/** Lays blocks of lines beside each other, two to a row, so that a terminal of 80 columns holds them. */
function beside(blocks: readonly string[][]): string[] {
  const width = 34;
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i += 2) {
    if (i > 0) lines.push('');
    const right = blocks[i + 1] ?? [];
    lines.push(...itemAt(blocks, i).map((line, row) => `${line.padEnd(width)}${right[row] ?? ''}`.trimEnd()));
  }
  return lines;
}

function riverLine(view: View): string {
  const cards = view.river.map(({ card, takenBy }, place) => {
    const token = place === view.tokenOn ? '*' : '';
    return takenBy === null ? `${card}${token}` : `(${card}${token})`;
  });
  return `River: ${cards.join('  ')}${view.tokenOn < 0 ? '' : '   (* takes the first player token)'}`;
}

function fertilityLine(view: View): string {
  const { biomeOfCard, numberOfCard, fertilityOfCard } = materialFor(view.options.planet, view.options.material);
  const icons = BIOMES.map((biome, i) => {
    const open = view.zone.filter(({ faceDown }) => !faceDown).map(({ card }) => itemAt(numberOfCard, card));
    const count = open
      .filter((card) => biomeOfCard[card] === i)
      .reduce((sum, card) => sum + itemAt(fertilityOfCard, card), 0);
    return `${biome} ${count}`;
  });
  return `Fertility: ${icons.join('  ')}`;
}

function powersLine(view: View, planet: PlanetView): string {
  const { tracks } = materialFor(view.options.planet, view.options.material);
  const steps = POWERS.map((power, i) => `${power} ${itemAt(tracks, i)[planet.markers[power]]}`);
  const card = planet.turn ? `   Your card: ${planet.turn.card}` : '';
  return `Powers: ${steps.join('  ')}${card}`;
}
