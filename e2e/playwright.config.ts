import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/findChromium.ts';
import type { Place } from './src/support/journey.ts';

const output = join(import.meta.dirname, '../node_modules/.cache/journeys');

const first: Place = { language: 'nl', device: 'desktop' };
/** Each place with other journeys by initial, so that each shard holds some of both. */
const longPlaces: readonly (Place & { readonly initials: string })[] = [
  { language: 'nl', device: 'phone', initials: 'a-f' },
  { language: 'fr', device: 'desktop', initials: 'g-l' },
  { language: 'fr', device: 'phone', initials: '^a-l' },
];
const longProjects = longPlaces.flatMap(({ initials, ...place }) => [
  { name: `long ${place.language} ${place.device}`, testMatch: '*.walk.ts', use: place },
  {
    name: `long journeys ${initials}`,
    testMatch: new RegExp(String.raw`[\\/][${initials}][^\\/]*\.journey\.ts$`),
    grepInvert: /@main/,
  },
]);

/** Failure traces: `node_modules/.cache/journeys`. */
export default defineConfig<Place>({
  testDir: './src',
  outputDir: join(output, 'failures'),
  globalSetup: './src/product/prepareData.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
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
    { name: 'pages', testMatch: '*.walk.ts', use: first },
    { name: 'journeys', testMatch: '*.journey.ts', grep: /@main/ },
    ...longProjects,
  ],
});
