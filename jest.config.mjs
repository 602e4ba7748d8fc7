/** Fast tests: no I/O, no servers. `*.int.test.ts` runs with jest.int.config.mjs. */
export const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(int|long)\\.test\\.ts$', '<rootDir>/e2e/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.style.mjs' },
  setupFiles: ['<rootDir>/jest.setup-dom.mjs'],
  transform,
};
