import { create } from 'zustand';

/**
 * What the person is told of: something in the page failed, or a bot did and another move was played for it; games are kept without a database,
 * one had to make room, or this one is not kept at all.
 */
export type ErrorKind = 'page' | 'bot' | 'no-database' | 'game-dropped' | 'not-kept';

export const useErrorNote = create<{ readonly shown: ErrorKind | undefined }>()(() => ({ shown: undefined }));

export const showErrorNote = (kind: ErrorKind): void => useErrorNote.setState({ shown: kind });
export const hideErrorNote = (): void => useErrorNote.setState({ shown: undefined });
