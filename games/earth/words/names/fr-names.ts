export { default as names } from './fr.json' with { type: 'json' };
