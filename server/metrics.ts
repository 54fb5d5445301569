import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, in a registry of its own, so that several servers can live in one process. */
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
