import { firstItems, itemAt } from '@grove/kernel';

/**
 * The rules once more, as plainly as possible and from text alone: lists of card names, everything counted anew after
 * every step. Slow, without any check, and independent of the rules' code, to compare with.
 */
const POPULARITY = [5, 6, 7, 8, 10, 12];
const COLOURS = ['orange', 'blue', 'lilac', 'green', 'yellow', 'brown'];

interface Disc {
  holder: number | undefined;
  step: number;
}

const colourOf = (card: string): string => card.replace(/\d+/, '');
const valueOf = (card: string): number => Number(card.replace(/\D+/, ''));
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export class PlainGame {
  readonly piles: string[][][];
  readonly hands: string[][];
  readonly discs = new Map<string, Disc>(COLOURS.map((colour) => [colour, { holder: undefined, step: 0 }]));
  readonly concerts: number[][];
  readonly finals: number[] = [];
  readonly #dealer: number;
  readonly #hadGala = new Set<number>();
  #hit = 0;
  seat: number | undefined;

  constructor(hands: string[][], dealer: number) {
    this.hands = hands;
    this.#dealer = dealer;
    this.piles = hands.map(() => []);
    this.concerts = hands.map(() => []);
  }

  /** A step as `writeStep` writes it; `drawn` is the card that a time-out drew. */
  play(seat: number, step: string, drawn?: string): void {
    if (this.seat === undefined) return this.#pick(seat, step);
    if (step.includes('>')) return this.#lay(itemAt(step.split('>'), 0), ...this.#pileIn(step));
    if (step === 'timeout' && drawn !== undefined) this.#lay(drawn, seat, 1);
    if (step === 'hit+' || step === 'hit-') this.#hit = (this.#hit + (step === 'hit+' ? 1 : 5)) % 6;
    if (step === 'concert' || step === 'gala') this.#concert(seat, step === 'gala');
    const endsWithHit = step.startsWith('hit') && itemAt(this.concerts, seat).length === 3;
    if (!step.startsWith('hit') || endsWithHit) this.#endTurn(seat);
  }

  get hit(): string {
    return itemAt(COLOURS, this.#hit);
  }

  #pileIn(step: string): [number, number] {
    const [owner, pile] = firstItems(itemAt(step.split('>'), 1).split('.').map(Number), 2);
    return [owner - 1, pile - 1];
  }

  #pick(seat: number, card: string): void {
    this.#takeFromHands(card);
    itemAt(this.piles, seat).push([card]);
    if (this.piles.some((piles) => piles.length < 3)) return;
    const players = this.hands.length;
    const fromDealer = this.hands.map((_, i) => (this.#dealer + 1 + i) % players);
    const sums = this.piles.map((piles) => sum(piles.flat().map(valueOf)));
    this.seat = fromDealer.find((candidate) => sums[candidate] === Math.min(...sums));
    for (const colour of COLOURS) this.#award(colour);
  }

  #lay(card: string, owner: number, pile: number): void {
    this.#takeFromHands(card);
    itemAt(itemAt(this.piles, owner), pile).push(card);
    // All colours, though only two can have changed.
    for (const colour of COLOURS) this.#award(colour);
  }

  #takeFromHands(card: string): void {
    this.hands.forEach((hand, seat) => (this.hands[seat] = hand.filter((held) => held !== card)));
  }

  /** Ranks all who show the colour by sum, then by highest card. */
  #award(colour: string): void {
    const ranked = this.piles
      .map((piles, seat) => {
        const values = piles.flatMap((pile) => pile.slice(-1)).filter((card) => colourOf(card) === colour);
        return { seat, sum: sum(values.map(valueOf)), highest: Math.max(0, ...values.map(valueOf)) };
      })
      .filter((rank) => rank.sum > 0)
      .toSorted((a, b) => b.sum - a.sum || b.highest - a.highest);
    const disc = this.discs.get(colour);
    if (ranked.length === 0 || disc === undefined || disc.holder === itemAt(ranked, 0).seat) return;
    if (disc.holder !== undefined) disc.step = (disc.step + 1) % POPULARITY.length;
    disc.holder = itemAt(ranked, 0).seat;
  }

  #value(seat: number, hit: string): number {
    const own = [...this.discs].filter(([, disc]) => disc.holder === seat);
    return sum(own.map(([colour, disc]) => itemAt(POPULARITY, disc.step) * (colour === hit ? 2 : 1)));
  }

  #concert(seat: number, gala: boolean): void {
    if (gala) this.#hadGala.add(seat);
    itemAt(this.concerts, seat).push(this.#value(seat, this.hit) * (gala ? 2 : 1));
  }

  #endTurn(seat: number): void {
    const players = this.hands.length;
    const others = this.hands.map((_, i) => (seat + 1 + i) % players);
    const next = others.find((other) => itemAt(this.hands, other).length > 0);
    if (next !== undefined) this.seat = next;
    else this.hands.forEach((_, i) => this.finals.push(this.#value(i, '') * (this.#hadGala.has(i) ? 1 : 2)));
  }

  /** What is held, as `colour holder popularity`, in the order of the colours. */
  get standing(): string[] {
    return [...this.discs].map(([colour, { holder = -1, step }]) => `${colour} ${holder} ${POPULARITY[step]}`);
  }
}
