export { createServer, type ServerSettings } from './app.ts';
export { localBus } from './bus/local.ts';
export { type Limits, usualLimits } from './limits/limits.ts';
export { noPortText, readPort, refusedText } from './port.mjs';
export { sqliteStore } from './store/sqlite/sqlite.ts';
export { Rooms } from './tables/rooms.ts';
export { summaryOf } from './tables/summary.ts';
export { tableGameOf } from './tables/table-commands.ts';
export { type RunningServer, startServer, type StartSettings, type TableService } from './start.ts';
