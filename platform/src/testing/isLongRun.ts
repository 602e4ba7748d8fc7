import { expect } from '@jest/globals';

// Reads the runner's state; expects nothing.
// oxlint-disable-next-line jest/no-standalone-expect
const { testPath } = expect.getState();

/** In a `*.long.test.ts`; the test that it imports takes a sample when it runs by itself. */
export const isLongRun = testPath?.endsWith('.long.test.ts') ?? false;
