import { configure } from '@testing-library/react';

// The machine may be busy, and no test asserts time: what is drawn later is waited for as long as a test may take.
configure({ asyncUtilTimeout: 60_000 });
