import { LRUCache } from 'lru-cache';
import { deferralMs } from './smtpFailures.ts';

/** Retry period, last pause and reserve. */
export const takersMs = deferralMs + 15 * 60 * 1000;

/** By Message-ID, so that retries reach no address twice. Entries expire, because they are plain addresses. */
export const rememberTakers = (): LRUCache<string, readonly string[]> =>
  new LRUCache({ max: 10_000, ttl: takersMs, ttlAutopurge: true });
