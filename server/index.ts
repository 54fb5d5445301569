export { createServer, type ServerSettings } from './app.ts';
export { noPortText, readPort, refusedText } from './port.mjs';
export { type RunningServer, startServer } from './start.ts';
