import { parseArgs } from 'node:util';
import {
  createTournament,
  decide,
  evolve,
  openTournament,
  placesOf,
  type Settings,
  standings,
  type Tournament,
  type TournamentCommand,
} from '@grove/tournaments';
import { isRefusal, SeededChance } from '@grove/kernel';

/**
 * Plays a Swiss without games, every result drawn by lot, and tells how long pairing each round and making the standings took.
 *
 *     node bench/tournaments/run.ts --players 1000 --rounds 9 --seats 2
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    seats: { type: 'string', default: '2' },
  },
});
const [players, rounds, seats] = [Number(values.players), Number(values.rounds), Number(values.seats)];

const settings: Settings = {
  format: { kind: 'swiss', rounds },
  seats: { least: seats, most: seats },
  tieBreaks: ['buchholz', 'sonneborn-berger', 'direct-meeting'],
  entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
  times: { start: 0, end: null, round: null },
  prizes: 3,
};

const created = createTournament(settings, 0);
if (isRefusal(created)) throw new Error(`refused: ${created.reason}`);
let tournament: Tournament = openTournament(created);

function issue(command: TournamentCommand, by: 'director' | 'server'): void {
  const events = decide(tournament, command, { kind: by }, 0);
  if (isRefusal(events)) throw new Error(`refused: ${events.reason}`);
  tournament = events.reduce(evolve, tournament);
}

/** In milliseconds by the clock, and of the processor, which tells more on a busy machine. */
function timed(work: () => void): { readonly ms: number; readonly cpu: number } {
  const [begin, cpuBegin] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(cpuBegin);
  return { ms: Math.round(performance.now() - begin), cpu: Math.round((user + system) / 1000) };
}

const chance = SeededChance.from('bench');
for (let i = 0; i < players; i++) {
  issue({ kind: 'register', entrant: { id: `p${i}`, rating: chance.pick(1000), isBot: true } }, 'director');
}
issue({ kind: 'start', seed: 'bench' }, 'director');

while (tournament.phase === 'running') {
  const pairing = timed(() => issue({ kind: 'advance' }, 'server'));
  const open = tournament.rounds.at(-1)?.tables.filter(({ result }) => result === null) ?? [];
  const results = timed(() => {
    for (const { number, seats } of open) {
      const totals = seats.map(() => chance.pick(4));
      const best = Math.max(...totals);
      const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
      issue({ kind: 'report-result', table: number, result: { totals, places: placesOf(totals, winners) } }, 'server');
    }
  });
  const ranking = timed(() => standings(tournament));
  console.log(JSON.stringify({ round: tournament.rounds.length, pairing, results, ranking }));
}

const meetings = new Map<string, number>();
for (const { seats } of tournament.rounds.flatMap(({ tables }) => tables)) {
  for (const one of seats) {
    for (const other of seats) {
      if (one < other) meetings.set(`${one} ${other}`, (meetings.get(`${one} ${other}`) ?? 0) + 1);
    }
  }
}
console.log(JSON.stringify({ metAgain: [...meetings.values()].filter((times) => times > 1).length }));
