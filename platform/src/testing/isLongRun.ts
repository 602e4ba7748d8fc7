import { expect } from '@jest/globals';

// Reads the runner's state; expects nothing.
// oxlint-disable-next-line jest/no-standalone-expect
const { testPath } = expect.getState();

/** In a `*.long.test.ts`; the imported test alone takes a sample. */
export const isLongRun = testPath?.endsWith('.long.test.ts') ?? false;
