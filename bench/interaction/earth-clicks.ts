import type { Page } from '@playwright/test';

/** Where the clicks of a game went, by the kind of question that they answered. */
export interface EarthClicks {
  readonly clicks: number;
  readonly turns: number;
  readonly byKind: Readonly<Record<string, number>>;
}

/**
 * In the page: marks what the player clicks next, and says which kind of question that answers. Nothing is marked while the
 * board goes on by itself. The player plants when something can be planted and takes the other colours in turn, activates
 * everything, lets the board place pieces and choose cards for the compost, and settles for the whole game whatever can be settled.
 */
function markNext(ownTurns: number): string {
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  const panel = document.querySelector('[data-kind]:not(button)');
  const kind = panel?.getAttribute('data-kind') ?? 'result';
  if (panel?.hasAttribute('data-busy') || document.querySelector('[data-pressed]') !== null) return 'waiting';
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const named = (name: RegExp) =>
    all('button').find((one) => name.test(one.textContent) && one.getAttribute('aria-disabled') !== 'true');
  const inToolbar = (label: string) => all(`[role=toolbar][aria-label="${label}"] button`);
  const hand = inToolbar('Your hand');
  const plantable = hand.find((one) => /Can be planted for/.test(one.getAttribute('aria-label') ?? one.textContent));
  const target = all('[role=gridcell][data-target]').at(0);
  const choice = all('[role=group][aria-label="Choices"] button').at(0);
  const other = (['Water', 'Compost', 'Grow'] as const)[ownTurns % 3] ?? 'Compost';
  const color = plantable !== undefined && ownTurns % 2 === 0 ? 'Plant' : other;
  const keep = (label: string) => named(/^Keep /) ?? inToolbar(label).at(0);
  const wanted: Readonly<Record<string, () => Element | undefined>> = {
    side: () => keep('Side by side'),
    keep: () => keep('To choose from'),
    pick: () => keep('To choose from'),
    compost: () => named(/^Compost [1-9]$/) ?? named(/^Choose for me$/),
    color: () => named(/^Choose (plant|compost|water|grow)$/) ?? named(new RegExp(`^${color}`)),
    plant: () => target ?? plantable ?? named(/^Stop planting$/),
    'pay-planting': () => named(/^Pay \d+ soil$/) ?? target ?? named(/^Compost \D/) ?? hand.at(0),
    activate: () => target ?? named(/^(Run the plan|Pay for me|Activate)$/) ?? choice,
    place: () => named(/^Place for me$/) ?? target ?? choice,
    remove: () => named(/^(Place|Pay) for me$/) ?? target,
    move: () => named(/^Place for me$/) ?? target ?? choice,
    accept: () => named(/^Always take$/) ?? choice,
    each: () => named(/^Always take$/) ?? choice,
    between: () => named(/^Pass for this game$/) ?? named(/^Pass$/),
    join: () => named(/^Join in$/) ?? named(/^Decline$/),
    seed: () => named(/^2 soil$/),
  };
  const next = kind in wanted ? wanted[kind]?.() : choice;
  next?.setAttribute('data-next', '');
  return next === undefined ? kind : `${kind}+`;
}

/** How often the page may stand still before the player gives up. */
const PATIENCE = 1000;
const PAUSE = 30;

/** Clicks of a whole game against quick bots, from the first side that is chosen to the result. */
export async function clicksOfEarth(page: Page, site: string, players: number): Promise<EarthClicks> {
  await page.goto(`${site}/play/earth?with=${Array.from({ length: players - 1 }, () => 'greedy').join(',')}`);
  const number = page.getByRole('radio', { name: String(players), exact: true });
  await number.check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const next = page.locator('[data-next]');
  const byKind: Record<string, number> = {};
  let idle = 0;
  let turns = 0;
  while (idle < PATIENCE) {
    const kind = await page.evaluate(markNext, turns);
    if (kind === 'over' || (kind === 'result' && turns > 0)) break;
    // The board may go on by itself before the button is clicked; then there is something else to click.
    const isClicked = kind.endsWith('+') && (await next.click({ timeout: 1000 }).then(yes, no));
    idle = isClicked ? 0 : idle + 1;
    if (!isClicked) await page.waitForTimeout(PAUSE);
    else byKind[kind.slice(0, -1)] = (byKind[kind.slice(0, -1)] ?? 0) + 1;
    if (isClicked && kind === 'color+') turns = Math.ceil((byKind['color'] ?? 0) / 2);
  }
  if (idle >= PATIENCE)
    throw new Error(`the player does not know what to click: ${await page.evaluate(markNext, turns)}`);
  return { clicks: Object.values(byKind).reduce((sum, n) => sum + n, 0), turns, byKind };
}

const yes = () => true;
const no = () => false;
