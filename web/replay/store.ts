import type { GameRecord } from '@grove/kernel';
import { create } from 'zustand';

/** The record that the replay page shows; it outlives the page that put it here. */
export const useReplay = create<{ readonly record: GameRecord | undefined }>()(() => ({ record: undefined }));
