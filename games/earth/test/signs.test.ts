import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { signsOf } from '../board/model/signs.ts';
import { speechFor } from '../board/model/speech.ts';

describe('the colours of a table', () => {
  const six = ['You', 'Amara', 'Leo', 'Ines', 'Ben', 'Dora'];

  test.each(['none', '2v2v2', '3v3'] as const)('differ for all six and Gaia (%s), and carry their letters', (teams) => {
    const signs = signsOf(six, 'Gaia', teams);
    expect(new Set(signs.map(({ tone }) => tone.ground)).size).toBe(7);
    for (const { ground, ink } of signs.map(({ tone }) => tone))
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('E16.7: seats alternate between the teams', () => {
    const teamsIn = (teams: '2v2v2' | '3v3') => signsOf(six, 'Gaia', teams).map(({ team }) => team);
    expect(teamsIn('2v2v2')).toEqual([0, 1, 2, 0, 1, 2, undefined]);
    expect(teamsIn('3v3')).toEqual([0, 1, 0, 1, 0, 1, undefined]);
  });
});

test('whoever looks on with others, or from the seat of somebody else, is not called you', () => {
  const company = { players: 4, viewer: 1, teams: '2v2', nameOf: (seat: number) => `Player ${seat}` } as const;
  const [alone, shared] = [false, true].map((isShared) => speechFor('en', { ...company, isShared }));
  expect([alone?.labelOf(1), alone?.teamName(1), alone?.reader]).toEqual(['You', 'Your team', 1]);
  expect([shared?.labelOf(1), shared?.teamName(1), shared?.reader]).toEqual(['Player 1', 'Team 2', undefined]);
});

/** WCAG 2. */
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * itemAt(parts, 0) + 0.7152 * itemAt(parts, 1) + 0.0722 * itemAt(parts, 2);
}
