export * from './artists.ts';
export * from './cards.ts';
