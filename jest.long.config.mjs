import integration from './jest.int.config.mjs';

/** Tests without sampling: jest.int.config.mjs runs a sample (isLongRun.ts). */
export default { ...integration, testMatch: ['<rootDir>/*/src/**/*.long.test.ts'] };
