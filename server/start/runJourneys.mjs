import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { say } from './console.mjs';
import { runShown } from './runShown.mjs';
import { whileProductRuns } from './whileProductRuns.mjs';

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

/**
 * Plays journeys, each of which is a script that prints `N passed, N failed` last and ends with status 0 or 1: on the
 * product that `SHOP_URL` names, or on as many of their own as the machine carries, where what one journey orders and
 * sells out is in nobody's way.
 */
export async function runJourneys(root, journeys) {
  const waiting = [...journeys];
  const results = [];
  const lanes = process.env['SHOP_URL'] ? 1 : Math.max(1, Math.min(journeys.length, lanesOfMachine()));
  const playAll = async (env) => {
    for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift())
      results.push(await playJourney(root, journey, env, lanes > 1));
    return { passed: 0, failed: 0 };
  };
  results.push(
    ...(process.env['SHOP_URL']
      ? [await playAll(process.env)]
      : await Promise.all(Array.from({ length: lanes }, () => whileProductRuns(root, playAll)))),
  );
  const total = (what) => results.reduce((sum, result) => sum + result[what], 0);
  return { passed: total('passed'), failed: total('failed') + waiting.length };
}

/** A product with its database and a browser keep two cores busy. */
const lanesOfMachine = () => Math.min(2, Math.floor(availableParallelism() / 2));

async function playJourney(root, journey, env, atOnce) {
  const args = ['--import', 'tsx', join(root, journey)];
  if (!atOnce) say(`  ${journey}`);
  const { status, output } = await runShown(process.execPath, args, env, !atOnce);
  if (atOnce) say(`  ${journey}\n${output.trimEnd()}`);
  const [, ok = '0', short = '0'] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  return { passed: Number(ok), failed: status !== 0 && Number(short) === 0 ? 1 : Number(short) };
}
