import { availableParallelism } from 'node:os';
import { transform } from './jest.config.mjs';

/** A test file and its part of PostgreSQL keep a core busy; one is left to the database's own work. */
const workers = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Tests on real stores: one embedded PostgreSQL for the run, a database per test file (platform/src/postgres/testing.ts). */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*/src/**/*.int.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/jest.int.setup.mjs',
  globalTeardown: '<rootDir>/jest.int.teardown.mjs',
  testTimeout: 30_000,
  maxWorkers: workers,
  transform,
};
