import { boxIn, CARD_TIME, fadeIn, shownIn, travel } from '@grove/game-kit/board/travel';
import { changes, type Growth, growths, type Journey, journeys, type Scene } from './journeys.ts';

/** So much later starts what follows, that each is seen. */
const APART = 40;
/** More are not told apart, and would only take time. */
const MOST_CARDS = 12;
/** On its way a card grows no larger than this. */
const LARGEST = 1.6;

interface Seen {
  readonly rect: DOMRect;
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
        { element, rect: element.getBoundingClientRect() },
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
      for (const { card } of moved) {
        const landed = this.#find(`[data-flies="${card}"]`);
        if (landed !== undefined) fadeIn(landed);
      }
    }
  }

  #find(selector: string): Element | undefined {
    return [...this.#root.querySelectorAll(selector)].find((one) => one.checkVisibility());
  }

  #fly({ card, from, to }: Journey, seat: number, delay: number): void {
    const landed = to === 'compost' ? undefined : this.#find(`[data-flies="${card}"]`);
    const was = from === 'deck' || from === 'seat' ? undefined : this.#seen.get(card);
    const origin = from === 'seat' ? `seat-${seat}` : 'deck';
    const start = was?.rect ?? this.#find(`[data-origin="${origin}"]`)?.getBoundingClientRect();
    const end = (landed ?? this.#find(`[data-origin="${to}"]`))?.getBoundingClientRect();
    const face = (landed ?? was?.element)?.querySelector('[data-face]');
    if (start === undefined || end === undefined || !face) return;
    // A card that goes into a heap keeps its size until it is there: then the heap is its measure.
    const shape = landed === undefined ? start : end;
    const ghost = this.#ghost(face, shape);
    const shown = (rect: DOMRect) => shownIn(boxIn(rect), boxIn(shape), 0, LARGEST);
    travel(ghost, [shown(start), shown(end)], { duration: CARD_TIME, delay, fill: 'both' }, () => ghost.remove());
    landed?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: CARD_TIME + delay });
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
      one.animate(GROW, { duration: CARD_TIME, delay: i * APART, easing: 'ease-out', fill: 'backwards' }),
    );
  }

  #lift(good: string): void {
    this.#find(`[data-origin="${good}"]`)?.animate(LIFT, { duration: CARD_TIME, easing: 'ease-out' });
  }
}

const GROW = [{ transform: 'scale(0)' }, { transform: 'scale(1.9)', offset: 0.6 }, { transform: 'scale(1)' }];
const LIFT = [{ transform: 'none' }, { transform: 'translateY(-3px) scale(1.12)' }, { transform: 'none' }];
