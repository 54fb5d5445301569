import { sumOfParts } from '@grove/kernel';
import type { Parts } from '../../rules/types.ts';

export const totalOf = (parts: Parts): number => sumOfParts(parts);

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);
