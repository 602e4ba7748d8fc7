import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'talloor-changed-'));
  mkdirSync(join(root, 'rules/src'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(join(root, '.gitignore'), 'node_modules/');
  write('price.ts', 'export const price = 1;');
  write('price.test.ts', "import { price } from './price.ts'; console.log(price);");
  write('day.test.ts', 'console.log(1);');
  write('texts.test.ts', "import { readFileSync } from 'node:fs'; console.log(readFileSync);");
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, 'rules/src', name), text);
const pathsOf = (...names: readonly string[]) => names.map((name) => `rules/src/${name}.test.ts`);

/** @param passes pattern of tests that pass in this run */
function changedTests(passes = ''): readonly string[] {
  const script = `const { findChangedUnitTests } = await import('./jest.changed.mjs');
    const { changed, remember } = await findChangedUnitTests(process.argv[1]);
    remember(changed.filter((test) => test.includes(process.argv[2])));
    console.log(JSON.stringify(changed.sort()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script, root, passes]);
  return z.array(z.string()).parse(JSON.parse(output.toString()));
}

test('unit tests run again after a change of their sources, and those that read files after any change', () => {
  expect(changedTests()).toEqual(pathsOf('day', 'price', 'texts'));
  expect(changedTests()).toEqual([]);
  write('price.ts', 'export const price = 2;');
  expect(changedTests()).toEqual(pathsOf('price', 'texts'));
  write('notes.md', 'A file that no test imports.');
  expect(changedTests()).toEqual(pathsOf('texts'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  expect(changedTests()).toEqual(pathsOf('day', 'price', 'texts'));
});

test('a test that did not pass runs again', () => {
  write('day.test.ts', 'console.log(2);');
  expect(changedTests('texts')).toEqual(pathsOf('day', 'texts'));
  expect(changedTests()).toEqual(pathsOf('day'));
});
