import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In a registry of their own, so that several servers can run in one process, as in tests. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    rooms: new Gauge({ name: 'grove_tables_open', help: 'Tables that are loaded', registers }),
    sockets: new Gauge({ name: 'grove_sockets', help: 'Open sockets', registers }),
    commands: new Counter({
      name: 'grove_commands_total',
      help: 'Commands by kind and outcome (done, repeated, refused, failed)',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    latency: new Histogram({
      name: 'grove_command_seconds',
      help: 'From a command’s arrival until it is saved and answered',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
      registers,
    }),
    errors: new Counter({ name: 'grove_errors_total', help: 'Unexpected errors', registers }),
    pageErrors: new Counter({
      name: 'grove_page_errors_total',
      help: 'Errors in browsers that were reported by the page',
      registers,
    }),
    storeUp: new Gauge({ name: 'grove_store_up', help: '1 if the last sign of life was saved', registers }),
    busUp: new Gauge({ name: 'grove_bus_up', help: '1 if this node is connected with the bus', registers }),
    storeAway: new Counter({
      name: 'grove_store_away_total',
      help: 'Requests and duties that failed because the store could not be reached',
      registers,
    }),
    conflicts: new Counter({
      name: 'grove_conflicts_total',
      help: 'Appends that another node was before, and that were decided again',
      registers,
    }),
    madeGood: new Counter({
      name: 'grove_made_good_total',
      help: 'Watched tables that were behind, because the bus had lost a message, and were read from the store',
      registers,
    }),
    archived: new Counter({ name: 'grove_archived_total', help: 'Finished games put into the archive', registers }),
    processor: new Gauge({
      name: 'grove_processor_seconds',
      help: 'Processor time used by the process, its threads included',
      registers,
      collect() {
        const { user, system } = process.cpuUsage();
        this.set((user + system) / 1e6);
      },
    }),
    memory: new Gauge({
      name: 'grove_resident_bytes',
      help: 'Resident memory',
      registers,
      collect() {
        this.set(process.memoryUsage.rss());
      },
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
