import type { IllustratedRulebook } from '../../../board/rulebook.ts';
import { earthRulebook } from '../../rulebook/index.ts';
import { earthPicture } from './pictures.tsx';

export const illustratedEarth: IllustratedRulebook = { book: earthRulebook, picture: earthPicture };
