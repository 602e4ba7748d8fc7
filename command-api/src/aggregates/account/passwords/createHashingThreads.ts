import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { hashesAtOnce } from './createHashingQueue.ts';
import type { Hasher } from './hasher.ts';
import type { HashingTask } from './hashPassword.ts';

/** Idle threads free their memory. */
const idleMs = 5_000;
/** Requests come first, but a crowded machine still lets people in (Linux only). */
const niceness = 5;

/** Started by the first password, at low priority (ADR 0101). */
export function createHashingThreads(): Hasher {
  const isSource = import.meta.url.endsWith('.ts');
  const threads = new Piscina<HashingTask>({
    filename: fileURLToPath(new URL(isSource ? './hashPassword.ts' : './hashPassword.js', import.meta.url)),
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: {},
    minThreads: 0,
    maxThreads: hashesAtOnce,
    idleTimeout: idleMs,
    niceIncrement: niceness,
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 },
  });
  return {
    hash: async (password, cost) => String(await threads.run({ kind: 'hash', password, cost })),
    verify: async (storedHash, password) => (await threads.run({ kind: 'verify', storedHash, password })) === true,
  };
}
