import { describe, expect, test } from 'vitest';
import { CHAT_LENGTH, NOTE_LENGTH, readName } from '../index.ts';
import { acornsGame, anna, bert, dora, reasonOf, Scene } from './scene.ts';

describe('chat', () => {
  test('everybody may talk, spectators too; text is cleaned and limited', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    scene.do(dora, { kind: 'chat', text: '  <b>hello</b>\n\u0000\u202Eyou  ' });
    expect(scene.view().chat).toMatchObject([{ from: dora, text: '<b>hello</b> you' }]);
    expect(reasonOf(scene.try(anna, { kind: 'chat', text: ' \t ' }))).toBe('bad-text');
    expect(reasonOf(scene.try(anna, { kind: 'chat', text: 'x'.repeat(CHAT_LENGTH + 1) }))).toBe('bad-text');
    scene.do(anna, { kind: 'chat', text: 'x'.repeat(CHAT_LENGTH) });
  });

  test('a phrase is talk like any other, and keeps its id for those who read another language', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    const say = { kind: 'say', phrase: 'well-played', text: 'Well played!' } as const;
    scene.do(dora, say);
    expect(scene.view().chat).toMatchObject([{ from: dora, text: 'Well played!', phrase: 'well-played' }]);
    scene.do(bert, { kind: 'mute', person: dora.id, on: true, forAll: false });
    expect(scene.view(bert).chat).toEqual([]);
    scene.do(anna, { kind: 'mute', person: dora.id, on: true, forAll: true });
    expect(reasonOf(scene.try(dora, say))).toBe('silenced');
  });

  test('who may not look may not talk, nor stop listening', () => {
    const scene = Scene.started(acornsGame, [anna, bert], { spectators: false });
    expect(reasonOf(scene.try(dora, { kind: 'chat', text: 'hi' }))).toBe('no-spectators');
    expect(reasonOf(scene.try(dora, { kind: 'mute', person: anna.id, on: true, forAll: false }))).toBe('no-spectators');
    scene.do(bert, { kind: 'chat', text: 'hi' });
  });

  test('a mute of one’s own hides somebody from oneself only, and nobody else learns of it', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    expect(reasonOf(scene.try(anna, { kind: 'mute', person: dora.id, on: true, forAll: false }))).toBe(
      'no-such-person',
    );
    scene.do(dora, { kind: 'chat', text: 'one' });
    scene.do(anna, { kind: 'mute', person: dora.id, on: true, forAll: false });
    scene.do(dora, { kind: 'chat', text: 'two' });
    expect(scene.view(anna).chat).toEqual([]);
    expect(scene.view(bert).chat).toHaveLength(2);
    expect(JSON.stringify(scene.story(anna))).not.toContain('two');
    expect(scene.story(bert).map(({ event }) => event.kind)).toContain('hidden');
    expect(JSON.stringify(scene.story(dora))).not.toContain('muted');
    scene.do(anna, { kind: 'mute', person: dora.id, on: false, forAll: false });
    expect(scene.view(anna).chat).toHaveLength(2);
  });

  test('the host silences for all, and only the host', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    expect(reasonOf(scene.try(bert, { kind: 'mute', person: anna.id, on: true, forAll: true }))).toBe('host-only');
    scene.do(anna, { kind: 'mute', person: bert.id, on: true, forAll: true });
    expect(reasonOf(scene.try(bert, { kind: 'chat', text: 'but' }))).toBe('silenced');
    expect(scene.view(bert).silenced).toEqual([bert.id]);
    scene.do(anna, { kind: 'mute', person: bert.id, on: false, forAll: true });
    scene.do(bert, { kind: 'chat', text: 'thanks' });
  });
});

describe('notes', () => {
  test('are for their writer alone, also after the game', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    expect(reasonOf(scene.try(dora, { kind: 'note', text: 'x' }))).toBe('not-seated');
    expect(reasonOf(scene.try(anna, { kind: 'note', text: 'x'.repeat(NOTE_LENGTH + 1) }))).toBe('bad-text');
    scene.do(anna, { kind: 'note', text: 'Bert bluffs' });
    scene.do(anna, { kind: 'vote-end', yes: true });
    scene.do(bert, { kind: 'vote-end', yes: true });
    expect(scene.view(anna).note).toBe('Bert bluffs');
    for (const text of [scene.view(bert), scene.story(bert), scene.story(bert, 0), scene.view(dora, 0)]) {
      expect(JSON.stringify(text)).not.toContain('bluffs');
    }
  });
});

describe('names', () => {
  test('are cleaned, and refused when empty or too long', () => {
    expect(readName(' Zoe\u0007 ')).toBe('Zoe');
    expect(readName('')).toMatchObject({ reason: 'bad-text' });
    expect(readName('x'.repeat(25))).toMatchObject({ reason: 'bad-text', facts: { length: 25, limit: 24 } });
  });
});
