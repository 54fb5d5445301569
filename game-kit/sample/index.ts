/** The sample game as the rest of the house knows games; its rules are in `@grove/kernel/sample`. */
export { sample } from './manifest.ts';
export { sampleModule } from './module.ts';
