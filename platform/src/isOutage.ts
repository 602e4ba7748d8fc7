import { EventStoreUnavailable } from './event-store/port.ts';

/**
 * SQLSTATEs that speak of the server's condition and not of what was asked: connection, rollback by the server, resources,
 * intervention (also a cancelled statement), system, a lock not had in time, a standby that only reads.
 */
const passing = /^(08|40|53|57|58|55P03|25006)/;

/** Whether an error says that a store or database does not answer now, so that waiting helps. The one place that decides. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code !== 'string') return connectionMessages.test(error.message);
  return socketCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.test(code));
}

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg and pg-pool give these no code. */
const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;
