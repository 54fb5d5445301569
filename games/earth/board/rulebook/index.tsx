import type { IllustratedRulebook } from '@grove/game-kit/rulebook';
import { earthRulebook } from '../../rulebook/index.ts';
import { earthPicture } from './pictures.tsx';

export const illustratedEarth: IllustratedRulebook = { book: earthRulebook, picture: earthPicture };
