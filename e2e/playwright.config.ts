import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/findChromium.ts';
import type { Place } from './src/support/journey.ts';

const output = join(import.meta.dirname, '../node_modules/.cache/journeys');

/** A normal run uses the first. */
const places: readonly Place[] = [
  { language: 'nl', device: 'desktop' },
  { language: 'nl', device: 'phone' },
  { language: 'fr', device: 'desktop' },
  { language: 'fr', device: 'phone' },
];
const [first, ...others] = places.map((use) => ({ place: `${use.language} ${use.device}`, use }));
/** Initials of the files of long journeys: about as many tests in each part. */
const initials = ['a-f', 'g-l', 'm-z'];
/** The walks of each other place, then a part of the long journeys: a third of all holds some of both. */
const longProjects = others.flatMap(({ place, use }, index) => [
  { name: `long ${place}`, testMatch: '*.walk.ts', use },
  {
    name: `long ${initials[index]}`,
    testMatch: new RegExp(String.raw`[\\/][${initials[index]}]\w*\.journey\.ts$`),
    grep: /@long/,
  },
]);

/**
 * `npm run journeys`: `pages` and `journeys`; `npm run journeys:long`: `long…`. Failure traces:
 * `node_modules/.cache/journeys`.
 */
export default defineConfig<Place>({
  testDir: './src',
  outputDir: join(output, 'failures'),
  globalSetup: './src/product/prepareData.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: process.env['SHOP_URL'] ? 1 : 2,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./src/support/countSteps.ts']],
  use: {
    ...(await findChromium()),
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'pages', testMatch: '*.walk.ts', use: { ...first?.use } },
    { name: 'journeys', testMatch: '*.journey.ts', grepInvert: /@long/ },
    ...longProjects,
  ],
});
