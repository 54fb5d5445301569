import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// The machine may be busy, and no test asserts time: what is drawn later is waited for as long as a test may take.
configure({ asyncUtilTimeout: 60_000 });

// What the last test has left is taken away while there is a window, and so is what it was about to draw.
afterAll(async () => {
  cleanup();
  await setImmediate();
});
