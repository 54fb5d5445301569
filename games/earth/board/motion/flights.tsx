import { changes, type Growth, growths, type Journey, journeys, type Scene } from './journeys.ts';

const CARD = 180;
/** So much later starts what follows, that each is seen. */
const APART = 40;
/** More are not told apart, and would only take time. */
const MOST_CARDS = 12;
const FADE = 80;

interface Seen {
  readonly box: DOMRect;
  readonly element: Element;
}

/** Shows how cards and pieces came where they are now. Only transform and opacity move, on copies above the table. */
export class Flights {
  readonly #root: HTMLElement;
  readonly #sky: HTMLElement;
  #seen = new Map<number, Seen>();

  constructor(root: HTMLElement, sky: HTMLElement) {
    this.#root = root;
    this.#sky = sky;
  }

  /** Remembers where every card is drawn. */
  look(): void {
    const faces = [...this.#root.querySelectorAll('[data-flies]')].filter((one) => one.checkVisibility());
    this.#seen = new Map(
      faces.map((element) => [
        Number(element.getAttribute('data-flies')),
        { element, box: element.getBoundingClientRect() },
      ]),
    );
  }

  show(before: Scene, after: Scene, motion: boolean): void {
    const moved = journeys(before, after).slice(0, MOST_CARDS);
    if (motion) {
      moved.forEach((journey, i) => this.#fly(journey, after.seat, i * APART));
      for (const growth of growths(before, after)) this.#grow(growth);
      for (const good of changes(before, after)) this.#lift(good);
    } else {
      for (const { card } of moved) this.#find(`[data-flies="${card}"]`)?.animate(FADE_IN, FADE);
    }
  }

  #find(selector: string): Element | undefined {
    return [...this.#root.querySelectorAll(selector)].find((one) => one.checkVisibility());
  }

  #fly({ card, from, to }: Journey, seat: number, delay: number): void {
    const landed = to === 'compost' ? undefined : this.#find(`[data-flies="${card}"]`);
    const was = from === 'deck' || from === 'seat' ? undefined : this.#seen.get(card);
    const origin = from === 'seat' ? `seat-${seat}` : 'deck';
    const start = was?.box ?? this.#find(`[data-origin="${origin}"]`)?.getBoundingClientRect();
    const end = (landed ?? this.#find(`[data-origin="${to}"]`))?.getBoundingClientRect();
    const face = (landed ?? was?.element)?.querySelector('[data-face]');
    if (start === undefined || end === undefined || !face) return;
    // A card that goes into a heap keeps its size until it is there: then the heap is its measure.
    const shape = landed === undefined ? start : end;
    const ghost = this.#ghost(face, shape);
    const timing = { duration: CARD, delay, easing: 'ease-out', fill: 'both' } as const;
    const flight = ghost.animate([{ transform: way(shape, start) }, { transform: way(shape, end) }], timing);
    landed?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: CARD + delay });
    const land = () => ghost.remove();
    flight.addEventListener('finish', land);
    flight.addEventListener('cancel', land);
  }

  #ghost(face: Element, { left, top, width, height }: DOMRect): HTMLElement {
    const ghost = document.createElement('span');
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    ghost.append(face.cloneNode(true));
    this.#sky.append(ghost);
    return ghost;
  }

  /** New pieces grow one after the other; the last ones of a card are the new ones. */
  #grow({ card, piece, n }: Growth): void {
    const host = this.#find(`[data-flies="${card}"]`);
    const pieces = [...(host?.querySelectorAll(`[data-piece="${piece}"][data-full]`) ?? [])].slice(-n);
    pieces.forEach((one, i) =>
      one.animate(GROW, { duration: CARD, delay: i * APART, easing: 'ease-out', fill: 'backwards' }),
    );
  }

  #lift(good: string): void {
    this.#find(`[data-origin="${good}"]`)?.animate(LIFT, { duration: CARD, easing: 'ease-out' });
  }
}

const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];
const GROW = [{ transform: 'scale(0)' }, { transform: 'scale(1.9)', offset: 0.6 }, { transform: 'scale(1)' }];
const LIFT = [{ transform: 'none' }, { transform: 'translateY(-3px) scale(1.12)' }, { transform: 'none' }];

/** What brings something that lies in one box to where another box is. */
function way(from: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(1.6, to.width / from.width)})`;
}
