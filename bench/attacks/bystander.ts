import { setTimeout as delay } from 'node:timers/promises';
import { callServer } from '@grove/e2e/call-server';
import { latencies, type Latencies } from '../load/measure.ts';
import { Player } from '../load/player.ts';

/** Milliseconds between two commands of a bystander, who stays well below the limits. */
const EVERY = 100;

/** Somebody who has nothing to do with an attack and wants to go on as usual. */
export class Bystander {
  readonly #player: Player;
  readonly #times: number[] = [];
  #watching = true;
  readonly #done: Promise<void>;

  private constructor(player: Player) {
    this.#player = player;
    this.#done = this.#goOn();
  }

  /** At a table of their own. */
  static async at(address: string): Promise<Bystander> {
    const { token } = await callServer(address, 'POST /guests', { body: { name: 'Bystander' } });
    const body = { game: 'evergreen-planet', players: 2, seats: ['me'] };
    const { table } = await callServer(address, 'POST /tables', { token, body });
    return new Bystander(await new Player(address, token, table).watch());
  }

  /** How long the commands of all that time took. */
  async leave(): Promise<Latencies> {
    this.#watching = false;
    await this.#done;
    this.#player.close();
    return latencies(this.#times);
  }

  async #goOn(): Promise<void> {
    while (this.#watching) {
      const began = performance.now();
      await this.#player.do({ kind: 'configure', settings: { open: false } });
      this.#times.push(performance.now() - began);
      await delay(EVERY);
    }
  }
}
