import { parseArgs } from 'node:util';
import { type Settings, standings } from '@grove/tournaments';
import { Driver, timed } from './driver.ts';

/**
 * How long pairing and ranking take, in a Swiss round by round, in an arena with so many pairings in all.
 *
 *     node bench/tournaments/run.ts --players 1000 --rounds 9 --seats 2
 *     node bench/tournaments/run.ts --arena --players 500 --rounds 1000
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    seats: { type: 'string', default: '2' },
    arena: { type: 'boolean', default: false },
  },
});
const [players, rounds, seats] = [Number(values.players), Number(values.rounds), Number(values.seats)];
const say = (figures: object): void => console.log(JSON.stringify(figures));

const settings: Settings = {
  format: values.arena ? { kind: 'arena' } : { kind: 'swiss', rounds },
  seats: { least: seats, most: seats },
  tieBreaks: ['buchholz', 'sonneborn-berger', 'direct-meeting'],
  entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
  times: { start: 0, end: values.arena ? 1 : null, round: null },
  prizes: 3,
};

function playSwiss(driver: Driver): void {
  while (driver.tournament.phase === 'running') {
    const pairing = timed(() => driver.issue({ kind: 'advance' }, 'server'));
    const results = timed(() => driver.openTables().forEach((table) => driver.finish(table)));
    const ranking = timed(() => standings(driver.tournament));
    say({ round: driver.tournament.rounds.length, pairing, results, ranking });
  }
  say({ metAgain: driver.pairsMetAgain() });
}

/** Between two pairings some of the open tables are finished, and their players wait again. */
function playArena(driver: Driver): void {
  const wait = (entrant: string): void => driver.issue({ kind: 'wait', entrant }, 'director');
  driver.tournament.entrants.forEach(({ id }) => wait(id));
  const pairing = timed(() => {
    for (let i = 0; i < rounds; i++) {
      driver.issue({ kind: 'advance' }, 'server');
      const finished = driver.openTables().filter(() => driver.chance.pick(20) === 0);
      for (const table of finished) {
        driver.finish(table);
        table.seats.forEach(wait);
      }
    }
  });
  const ranking = timed(() => standings(driver.tournament));
  const tables = driver.tournament.rounds.reduce((sum, round) => sum + round.tables.length, 0);
  say({ pairings: rounds, tables, pairing, ranking });
}

const driver = new Driver(settings, players);
if (values.arena) playArena(driver);
else playSwiss(driver);
