/** One shutdown step. */
export type Ending = { readonly name: string; readonly end: () => Promise<unknown> };

const patience = 20_000;

/**
 * Ends a process in order at SIGTERM, SIGINT or SIGHUP. A second signal a second later, or 20 s, ends it at once
 * with status 1.
 */
export function endGracefully(
  logger: {
    readonly info: (fields: object, message: string) => void;
    readonly error: (fields: object, message: string) => void;
  },
  endings: Ending[],
): { readonly end: () => Promise<void>; readonly hasBegun: () => boolean } {
  let startedAt: number | null = null;
  const end = async (reason: string) => {
    // Terminal and npm both send the same signal.
    if (startedAt !== null && Date.now() - startedAt < 1000) return;
    if (startedAt !== null) process.exit(1);
    startedAt = Date.now();
    logger.info({ reason }, 'ending');
    setTimeout(() => {
      logger.error({}, 'the shutdown exceeded its time limit');
      process.exit(1);
    }, patience).unref();
    // A running start may add endings at the front.
    for (let next = endings.shift(); next; next = endings.shift())
      await next
        .end()
        .catch((error: unknown) => logger.error({ err: error, name: next.name }, 'a step of the shutdown failed'));
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  return { end: () => end('asked'), hasBegun: () => startedAt !== null };
}
