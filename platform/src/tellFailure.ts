import { WrongMasterKey } from './codec/postgresPersonKeys.ts';
import { WrongConfiguration } from './configuration.ts';
import { CannotListen } from './http/listen.ts';
import { isOutage } from './isOutage.ts';
import { CheckpointRefused } from './subscription/checkpoints.ts';

/**
 * What a person at a terminal reads about a failed start or tool: a line for what they can mend, the stack for what is a
 * fault of ours, and never what a driver hangs on its errors.
 * @param expected further kinds of errors whose message says it all
 */
export function tellFailure(
  error: unknown,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): string {
  if (!(error instanceof Error)) return String(error);
  if (
    [WrongConfiguration, WrongMasterKey, CannotListen, CheckpointRefused, ...expected].some(
      (kind) => error instanceof kind,
    )
  )
    return error.message;
  if ('path' in error && 'syscall' in error) return `A file or folder that was named cannot be used: ${error.message}`;
  if (isOutage(error)) return `A store that the configuration names does not answer: ${error.message.trim()}`;
  return error.stack ?? error.message;
}
