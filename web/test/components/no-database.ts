import { afterEach, beforeEach, vi } from 'vitest';
import { useErrorNote } from '../../errors/note.ts';
import { logError } from '../../errors/report.ts';

/** The tests that follow run in a browser that has no database. What that is reported as is not written anywhere: the file mocks `errors/report.ts`. */
export function withoutDatabase(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', undefined);
    vi.mocked(logError).mockReturnValue();
    useErrorNote.setState({ shown: undefined });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}
