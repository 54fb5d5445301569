export { createServer, type ServerSettings } from './app.ts';
export { type Limits, usualLimits } from './limits/limits.ts';
export { noPortText, readPort, refusedText } from './port.mjs';
export { sqliteStore } from './store/sqlite/sqlite.ts';
export { summaryOf } from './tables/summary.ts';
export { type RunningServer, startServer, type StartSettings, type TableService } from './start.ts';
