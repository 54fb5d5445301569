export { default as names } from './de.json' with { type: 'json' };
