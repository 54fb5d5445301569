import { type Language, typesetWords } from '@grove/game-kit';
import { story as de } from '../de/story.ts';
import { story as en } from '../en/story.ts';
import { story as es } from '../es/story.ts';
import { story as fr } from '../fr/story.ts';
import type { StoryWords } from './types.ts';

export const storyWords: Readonly<Record<Language, StoryWords>> = typesetWords({ en, fr, de, es });
