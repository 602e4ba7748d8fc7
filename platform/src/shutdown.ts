import { setTimeout as pause } from 'node:timers/promises';

export type Ending = { readonly name: string; readonly end: () => Promise<unknown> };

/** Each later step still gets time: the last one stops PostgreSQL. */
const shutdownPatience = { allMs: 20_000, laterStepMs: 3_000 };

/**
 * Ends in order at SIGTERM, SIGINT or SIGHUP; the status is 1 if a step is slow. A second signal a second later ends at
 * once.
 */
export function endGracefully(
  logger: {
    readonly info: (fields: object, message: string) => void;
    readonly error: (fields: object, message: string) => void;
  },
  endings: Ending[],
  patience = shutdownPatience,
): { readonly end: () => Promise<void>; readonly hasBegun: () => boolean } {
  let startedAt: number | null = null;
  const end = async (reason: string) => {
    // Terminal and npm both send the same signal.
    if (startedAt !== null && Date.now() - startedAt < 1000) return;
    if (startedAt !== null) process.exit(1);
    startedAt = Date.now();
    logger.info({ reason }, 'ending');
    // A running start may add endings at the front.
    for (let step = endings.shift(); step; step = endings.shift()) {
      const { name } = step;
      const ended = step
        .end()
        .catch((error: unknown) => logger.error({ err: error, name }, 'a step of the shutdown failed'))
        .then(() => true);
      const remainingMs = startedAt + patience.allMs - Date.now();
      if (await Promise.race([ended, pause(Math.max(remainingMs, patience.laterStepMs), false)])) continue;
      logger.error({ name }, 'a step of the shutdown exceeded its time limit');
      process.exitCode = 1;
    }
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  return { end: () => end('asked'), hasBegun: () => startedAt !== null };
}
