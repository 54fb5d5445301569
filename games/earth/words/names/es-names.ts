export { default as names } from './es.json' with { type: 'json' };
