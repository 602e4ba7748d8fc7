import { EventStoreAccessDenied, EventStoreUnavailable } from './eventStore/port.ts';

/** SQLSTATEs about the server's condition, not about the query. */
const passing = /^(08|40|53|57|58|55P03|25006)/;

/** The only place that decides whether an error is an outage, so that waiting helps. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code !== 'string') return connectionMessages.test(error.message);
  return socketCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.test(code));
}

/** A refused login needs a person. */
export const endsByItself = (error: unknown): boolean => isOutage(error) && !(error instanceof EventStoreAccessDenied);

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;
