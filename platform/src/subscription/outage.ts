import { EventStoreUnavailable } from '../event-store/port.ts';

/** SQLSTATE classes that speak of the server's condition and not of what was asked: connection, rollback, resources, intervention. */
const passing = /^(08|40|53|55P03|57|58)/;

/** Whether an error says that a store or database does not answer now, so that waiting helps. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as Error & { code?: unknown }).code;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return passing.test(code);
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return socketCodes.has(code);
  return connectionMessages.test(error.message);
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
