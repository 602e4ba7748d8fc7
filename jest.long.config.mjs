import integration from './jest.int.config.mjs';

/** Integration tests that kill, generate and compare all there is: jest.int.config.mjs runs a sample (isLongRun.ts). */
export default { ...integration, testMatch: ['<rootDir>/*/src/**/*.long.test.ts'] };
