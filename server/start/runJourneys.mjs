import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './console.mjs';

/** The browser journeys whose name contains one of `names`, or all. */
export function findJourneys(root, names = []) {
  const folder = join(root, 'e2e/src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.journey.ts'))
    .filter((name) => names.length === 0 || names.some((wanted) => name.includes(wanted)))
    .sort()
    .map((name) => join('e2e/src', name));
}

/** Each journey is a script that prints `N passed, N failed` last and ends with status 0 or 1. */
export async function runJourneys(root, journeys, env) {
  let passed = 0;
  let failed = 0;
  for (const journey of journeys) {
    say(`  ${journey}`);
    const { status, output } = await runShown(process.execPath, ['--import', 'tsx', join(root, journey)], env);
    const [, ok = '0', short = '0'] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
    passed += Number(ok);
    failed += status !== 0 && Number(short) === 0 ? 1 : Number(short);
  }
  return { passed, failed };
}

/** Runs a command, its output shown and kept. */
export function runShown(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    child.once('error', (error) => resolve({ status: 1, output: String(error) }));
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
