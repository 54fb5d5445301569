import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { PointInside } from './tap.ts';

/** One tap, in milliseconds. */
export interface Timing {
  /** From the finger to the next paint, as the browser's event timing tells it. It tells of nothing shorter than 16 ms. */
  readonly total: number;
  /** From the finger to the last frame that it changed something in: then the whole answer stands there. */
  readonly settled: number;
  /** What the page's main thread used of the processor, for this and what followed: a busy machine does not change it. */
  readonly busy: number;
}

/** Collects the events that belong to interactions, and deals the same cards in every run. Turns wait for their button. */
const LISTENER = `
  let groveIds = 0;
  crypto.randomUUID = () => 'bench ' + groveIds++;
  localStorage.setItem('grove.settings', '{"state":{"finish":"ask"},"version":1}');
  globalThis.groveTimings = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) groveTimings.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('pointerdown', ({ timeStamp }) => { globalThis.groveSettled = globalThis.groveTapped = timeStamp; }, true);
  // What is sent from the beginning of a frame arrives when that frame is painted.
  const painted = () => setTimeout(() => { globalThis.groveSettled = performance.now(); });
  new MutationObserver(() => requestAnimationFrame(painted)).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
`;

const MIDDLE: PointInside = [0.5, 0.5];
const SHORTEST = 16;
/** Then everything that the tap set off is painted, on a slowed processor too. */
const SETTLED = 500;
/** Larger than any page that is measured together with the bars around it. */
const WINDOW = { width: 1600, height: 1200 };

/** Taps a page whose processor is slowed, and measures. */
export class Stopwatch {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #isTouch: boolean;

  private constructor(page: Page, session: CDPSession, isTouch: boolean) {
    this.#page = page;
    this.#session = session;
    this.#isTouch = isTouch;
  }

  /** Has a table opened; from then on the processor is so many times slower. */
  static async open(page: Page, begin: () => Promise<void>, slower: number, isTouch: boolean): Promise<Stopwatch> {
    await page.addInitScript({ content: LISTENER });
    await begin();
    const session = await page.context().newCDPSession(page);
    // The bars of the window take room from the page, and a change below the window's edge alone is never painted: a tap there
    // would be timed until something further up changes.
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Stopwatch(page, session, isTouch);
  }

  /** Only the tap itself is measured: where to tap is looked up before. */
  async tap(what: Locator, [across, down]: PointInside = MIDDLE): Promise<Timing> {
    await wait(SETTLED);
    const { width, height } = await boxOf(what);
    const inside = { x: width * across, y: height * down };
    // It is there, it stands still, and nothing lies over it. The pointer comes to lie over it by that, which may show a preview:
    // for a mouse as in life, while a finger lies over nothing before it taps.
    await what.click({ trial: true, position: inside });
    if (this.#isTouch) await this.#page.mouse.move(0, 0);
    await wait(SETTLED);
    // A row may have scrolled to show it.
    const { x, y } = await boxOf(what);
    const [left, top] = [x + inside.x, y + inside.y];
    await this.#page.evaluate('groveTimings.length = 0');
    const before = await this.#processor();
    await (this.#isTouch ? this.#page.touchscreen.tap(left, top) : this.#page.mouse.click(left, top));
    await wait(SETTLED);
    const busy = (await this.#processor()) - before;
    const total = Math.max(SHORTEST, ...(await this.#page.evaluate<number[]>('groveTimings')));
    const settled = await this.#page.evaluate<number>('groveSettled - groveTapped');
    return { total, settled: Math.max(total, settled), busy };
  }

  async #processor(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
