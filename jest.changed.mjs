import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleUnitTests, findUnitTests } from './jest.bundle.mjs';

/** A test that imports one of these may read any file of the project. */
const readers = /^(node:)?(fs|fs\/promises|child_process|worker_threads)$/;

/**
 * Unit tests with a source that changed since they passed here.
 * @returns paths from the root, and `remember` for passed ones
 */
export async function findChangedUnitTests(root) {
  const store = join(root, 'node_modules/.cache/unit-tests.json');
  const passedBefore = readJson(store);
  const keys = await keysOfUnitTests(root);
  const isUnchanged = (test) => passedBefore[test] === keys[test];
  return {
    changed: Object.keys(keys).filter((test) => !isUnchanged(test)),
    unchanged: Object.keys(keys).filter(isUnchanged),
    remember: (passed) => {
      const kept = Object.entries(keys).filter(([test]) => isUnchanged(test) || passed.includes(test));
      mkdirSync(dirname(store), { recursive: true });
      // A run that is killed leaves no half file.
      writeFileSync(`${store}.new`, JSON.stringify(Object.fromEntries(kept)));
      renameSync(`${store}.new`, store);
    },
  };
}

async function keysOfUnitTests(root) {
  const digest = digestOf(root);
  const settings = readdirSync(root).filter((name) => /^(jest\..*\.mjs|package-lock\.json|tsconfig.*)$/.test(name));
  const shared = [process.version, ...settings.map(digest)];
  const options = { write: false, metafile: true, sourcemap: false };
  const results = await bundleUnitTests(root, root, findUnitTests(root), options);
  const projectFiles = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const project = sha256(projectFiles.toString().split('\0').filter(Boolean).map(digest));
  return Object.fromEntries(
    results
      .flatMap(({ metafile }) => testsIn(metafile))
      .map(({ test, inputs, readsFiles }) => [
        test,
        sha256([...shared, ...inputs.map(digest), ...(readsFiles ? [project] : [])]),
      ]),
  );
}

function testsIn({ outputs }) {
  return Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
    if (entryPoint === undefined || !/\.test\.tsx?$/.test(entryPoint)) return [];
    const [chunks, inputs, packages] = [new Set([path]), new Set(), new Set()];
    for (const chunk of chunks) {
      for (const input of Object.keys(outputs[chunk].inputs)) inputs.add(input);
      for (const each of outputs[chunk].imports) {
        if (each.external) packages.add(each.path);
        else chunks.add(each.path);
      }
    }
    const readsFiles = [...packages].some((name) => readers.test(name));
    return [{ test: entryPoint, inputs: [...inputs].toSorted((one, other) => (one < other ? -1 : 1)), readsFiles }];
  });
}

function digestOf(root) {
  const digests = new Map();
  return (path) => {
    if (!digests.has(path)) digests.set(path, sha256([path, readOrEmpty(join(root, path))]));
    return digests.get(path);
  };
}

function readOrEmpty(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function sha256(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function readJson(path) {
  const text = readOrEmpty(path);
  return text === '' ? {} : JSON.parse(text);
}
