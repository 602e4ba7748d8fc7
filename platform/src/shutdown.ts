/** One thing to end, in the order in which they are given. */
export type Ending = { readonly name: string; readonly end: () => Promise<unknown> };

const patience = 20_000;

/**
 * Ends a process in order at SIGTERM, SIGINT or SIGHUP: each ending is awaited before the next. A second signal, or 20 s,
 * ends it at once with status 1.
 * @returns a function that does the same from within
 */
export function endGracefully(
  logger: {
    readonly info: (fields: object, message: string) => void;
    readonly error: (fields: object, message: string) => void;
  },
  endings: readonly Ending[],
): () => Promise<void> {
  let isEnding = false;
  const end = async (reason: string) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    logger.info({ reason }, 'ending');
    setTimeout(() => {
      logger.error({}, 'did not end in time');
      process.exit(1);
    }, patience).unref();
    for (const { name, end: endOne } of endings)
      await endOne().catch((error: unknown) => logger.error({ err: error, name }, 'did not end well'));
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  return () => end('asked');
}
