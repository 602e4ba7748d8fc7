import { WrongMasterKey } from './codec/postgresPersonKeys.ts';
import { WrongConfiguration } from './configuration.ts';
import { EventStoreAccessDenied } from './eventStore/port.ts';
import { CannotListen } from './http/listen.ts';
import { isOutage } from './isOutage.ts';
import { TenantMismatch } from './matchTenant.ts';
import { CheckpointRefused } from './subscription/checkpoints.ts';

/**
 * No stack for operator errors, no driver details.
 * @param expected further errors with a complete message
 */
export function tellFailure(
  error: unknown,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): string {
  if (!(error instanceof Error)) return String(error);
  if (
    [
      WrongConfiguration,
      WrongMasterKey,
      EventStoreAccessDenied,
      CannotListen,
      CheckpointRefused,
      TenantMismatch,
      ...expected,
    ].some((kind) => error instanceof kind)
  )
    return error.message;
  if ('path' in error && 'syscall' in error) return `A file or folder that was named cannot be used: ${error.message}`;
  if (isOutage(error)) return `A store that the configuration names does not answer: ${error.message.trim()}`;
  return error.stack ?? error.message;
}
