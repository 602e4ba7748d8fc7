/** One embedded PostgreSQL, a database per file (platform/src/postgres/testing.ts). */
export default {
  testEnvironment: 'node',
  // Long tests: `npm run test:long` (CONTRIBUTING.md).
  testMatch: ['<rootDir>/*/src/**/*.int.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/jest.int.setup.mjs',
  globalTeardown: '<rootDir>/jest.int.teardown.mjs',
  testTimeout: 30_000,
  // Time limits in tests are for two.
  maxWorkers: 2,
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  transform: { '\\.(int|long)\\.test\\.ts$': '<rootDir>/jest.transform.mjs' },
};
