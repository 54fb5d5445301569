import { labelled, type Language, seatName, typeset, upper } from '@grove/game-kit';
import { itemAt, type Viewer } from '@grove/kernel';
import { BIOMES, materialFor, POWERS, ROUNDS, SIDES, SIZE } from '../material/index.ts';
import { seasonOf } from '../rules/round.ts';
import { titleFor } from '../rules/solo.ts';
import type { PlanetView, View } from '../rules/types.ts';
import { vocabularies } from '../words/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { textWords } from '../words/text/index.ts';

const COLUMNS = '    a   b   c   d   e   f';

/** The table as text: the planets side by side, then what is on offer (by the names of the notation), the zone and the powers. */
export function drawText(view: View, viewer: Viewer, language: Language): string {
  const own = viewer === 'public' ? undefined : view.planets[viewer];
  const lines = [
    headline(view, language),
    '',
    ...beside(
      view.planets.map((planet, seat) =>
        planetLines(view, planet, seatName(language, seat, seat === viewer), language),
      ),
    ),
    '',
    ...(view.phase === 'over' ? [] : [riverLine(view, language)]),
    fertilityLine(view, language),
    ...(own ? [powersLine(view, own, language)] : []),
  ];
  return typeset(language, lines.join('\n'));
}

function headline(view: View, language: Language): string {
  if (view.phase === 'over') return endLine(view, language);
  const season = seasonOf(view.round);
  const side = itemAt(SIDES, (SIDES.indexOf(view.options.sun) + season) % SIDES.length);
  const { round, sunAt } = textWords[language];
  return `${round(view.round + 1, ROUNDS, itemAt(vocabularies[language].seasons, season))}, ${sunAt[side]}`;
}

/** P9.3 Whoever plays alone gets a title. */
function endLine({ planets }: View, language: Language): string {
  const { ask, end } = boardWords[language];
  if (planets.length > 1) return `${ask.over}.`;
  const total = totalOf(itemAt(planets, 0));
  return `${ask.over}. ${end.soloTitle(total, vocabularies[language].titles[titleFor(total)])}.`;
}

function totalOf({ parts }: PlanetView): number {
  const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);
  return parts.start + sum(parts.light) + sum(parts.forest) + parts.buds + parts.fertility;
}

function planetLines(view: View, planet: PlanetView, owner: string, language: Language): string[] {
  const { letters } = textWords[language];
  const { biomeOfSpace } = materialFor(view.options.planet, view.options.material);
  const rows = planet.rows.map((row, y) => {
    const spaces = Array.from(row, (sign, x) =>
      sign === '#' ? '##' : `${letters[itemAt(BIOMES, itemAt(biomeOfSpace, y * SIZE + x))]}${sign}`,
    );
    return `${y + 1}  ${spaces.join('  ')}`;
  });
  return [labelled(language, upper(owner), String(totalOf(planet))), COLUMNS, ...rows];
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

function riverLine(view: View, language: Language): string {
  const cards = view.river.map(({ card, takenBy }, place) => {
    const token = place === view.tokenOn ? '*' : '';
    return takenBy === null ? `${card}${token}` : `(${card}${token})`;
  });
  const token = view.tokenOn < 0 ? '' : `   (* ${textWords[language].takesToken})`;
  return labelled(language, vocabularies[language].labels.river, `${cards.join('  ')}${token}`);
}

function fertilityLine(view: View, language: Language): string {
  const { biomes, labels } = vocabularies[language];
  const { biomeOfCard, numberOfCard, fertilityOfCard } = materialFor(view.options.planet, view.options.material);
  const icons = BIOMES.map((biome, i) => {
    const open = view.zone.filter(({ faceDown }) => !faceDown).map(({ card }) => itemAt(numberOfCard, card));
    const count = open
      .filter((card) => biomeOfCard[card] === i)
      .reduce((sum, card) => sum + itemAt(fertilityOfCard, card), 0);
    return `${biomes[biome]} ${count}`;
  });
  return labelled(language, labels.fertility, icons.join('  '));
}

function powersLine(view: View, planet: PlanetView, language: Language): string {
  const { powers, labels } = vocabularies[language];
  const { tracks } = materialFor(view.options.planet, view.options.material);
  const steps = POWERS.map((power, i) => `${powers[power]} ${itemAt(tracks, i)[planet.markers[power]]}`);
  const card = planet.turn ? `   ${labelled(language, textWords[language].yourCard, planet.turn.card)}` : '';
  return labelled(language, labels.powers, `${steps.join('  ')}${card}`);
}
