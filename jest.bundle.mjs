import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { banner, external } from './server/start/buildServices.mjs';
import { createRunFolder } from './server/start/runFolder.mjs';

export function findTestFiles(root, kind, patterns) {
  const chosen = patterns?.toExecutor({ rootDir: root });
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .flatMap(({ name }) => listFiles(join(root, name, 'src')))
    .filter((file) => kind.test(file) && (!chosen?.isSet() || chosen.isMatch(file)));
}

function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

export const createBundleFolder = (root, name) => createRunFolder(join(root, '.cache', name));

export const findUnitTests = (root, patterns) => findTestFiles(root, /(?<!\.(int|long))\.test\.tsx?$/, patterns);

/**
 * Tests of jsdom resolve packages as a browser does.
 * @param options as of esbuild
 * @returns esbuild's result of each environment
 */
export function bundleUnitTests(root, folder, files, options = {}) {
  const isForBrowser = (file) => readFileSync(file, 'utf8').includes('@jest-environment jsdom');
  const inBrowser = files.filter(isForBrowser);
  const shared = {
    root,
    folder,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"test"' },
    loader: { '.css': 'empty', '.wasm': 'empty', '.svg': 'text' },
    ...options,
  };
  return Promise.all([
    bundleTests({ ...shared, testFiles: files.filter((file) => !inBrowser.includes(file)) }),
    bundleTests({
      ...shared,
      testFiles: inBrowser,
      platform: 'neutral',
      conditions: ['browser'],
      mainFields: ['module', 'main'],
      alias: { '@emotion/sheet': join(root, 'jest.sheet.mjs') },
    }),
  ]);
}

/** Jest is slow at loading their many files. */
const bundled = ['knex', '@eventstore/db-client', '@grpc/grpc-js'];
/** Of other databases, which knex names. */
const drivers = ['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'pg-query-stream', 'sqlite3', 'tedious'];

/**
 * Loading thousands of files is slow.
 * @param programs bundles by name
 * @param starters files that start such programs: their `import.meta.url` is the bundle's
 */
export function bundleTests({ root, folder, testFiles, programs = {}, starters, ...options }) {
  return build({
    absWorkingDir: root,
    entryPoints: [
      ...testFiles
        .map((file) => relative(root, file).replaceAll('\\', '/'))
        .map((file) => ({ in: file, out: file.replace(/\.tsx?$/, '') })),
      ...Object.entries(programs).map(([out, file]) => ({ in: file, out })),
    ],
    outdir: folder,
    // Jest loads a bundle under the path of its test file, so its imports need absolute paths.
    publicPath: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    external: [...external.filter((name) => !bundled.includes(name)), '@jest/globals', 'esbuild', ...drivers],
    banner,
    plugins: [findFilesBesideSource(starters), suitReact, nameClasses],
    ...options,
  });
}

const findFilesBesideSource = (starters) => ({
  name: 'files-beside-source',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.') || starters?.test(path)) return;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** React takes its `act` queue from `module.require('timers')`, which a bundle lacks. Its warning stacks are slow. */
const suitReact = {
  name: 'react-in-bundles',
  setup({ onLoad }) {
    onLoad({ filter: /react[\\/]cjs[\\/]react(-jsx-runtime)?\.development\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const withoutStacks = text.replaceAll(/1e4\s*>\s*ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false');
      return { contents: `module.require = require;\n${withoutStacks}`, loader: 'js' };
    });
  },
};

/** Tests find a class of a CSS module by its own name. */
const nameClasses = {
  name: 'css-classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, () => ({
      contents: 'export default new Proxy({}, { get: (_, name) => name });',
      loader: 'js',
    }));
  },
};
