/** Fast tests without I/O or servers; jest.int.config.mjs runs `*.int.test.ts`. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(int|long)\\.test\\.ts$', '<rootDir>/e2e/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/jest.unit.setup.mjs',
  globalTeardown: '<rootDir>/jest.unit.teardown.mjs',
  setupFiles: ['<rootDir>/jest.setup-dom.mjs'],
  maxWorkers: 2,
  // `npm test` runs them beside the journeys.
  testTimeout: 20_000,
  transform: { '\\.test\\.tsx?$': '<rootDir>/jest.transform.mjs' },
};
