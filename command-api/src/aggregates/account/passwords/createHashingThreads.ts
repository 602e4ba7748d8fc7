import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { hashesAtOnce } from './createHashingQueue.ts';
import type { Hasher } from './hasher.ts';
import type { HashingTask } from './hashPassword.ts';

/** Threads that nobody signs in on give their memory back. */
const idleMs = 5_000;
/** So that a storm of logins takes the time that answers leave, on Linux; elsewhere the threads are as important as all else. */
const niceness = 19;

/** Hashes on threads of their own, which come with the first password, and after all others in importance (ADR 0101). */
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
    // A thread keeps nothing but the password that it hashes.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 },
  });
  return {
    hash: async (password, cost) => String(await threads.run({ kind: 'hash', password, cost })),
    verify: async (kept, password) => (await threads.run({ kind: 'verify', kept, password })) === true,
  };
}
