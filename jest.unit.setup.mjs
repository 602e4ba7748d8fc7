import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleTests, createBundleFolder, findTestFiles } from './jest.bundle.mjs';

/** Bundles the unit tests of the run: those of jsdom resolve packages as a browser does. */
export default async function setup({ testPathPatterns }, { rootDir: root }) {
  const folder = createBundleFolder(root, 'unit');
  process.env.TEST_BUNDLES = folder;
  const files = findTestFiles(root, /(?<!\.(int|long))\.test\.tsx?$/, testPathPatterns);
  const isForBrowser = (file) => readFileSync(file, 'utf8').includes('@jest-environment jsdom');
  const inBrowser = files.filter(isForBrowser);
  const options = {
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"test"' },
    loader: { '.css': 'empty', '.wasm': 'empty', '.svg': 'text' },
  };
  await Promise.all([
    bundleTests({ root, folder, testFiles: files.filter((file) => !inBrowser.includes(file)), ...options }),
    bundleTests({
      root,
      folder,
      testFiles: inBrowser,
      ...options,
      platform: 'neutral',
      conditions: ['browser'],
      mainFields: ['module', 'main'],
      alias: { '@emotion/sheet': join(root, 'jest.sheet.mjs') },
    }),
  ]);
}
