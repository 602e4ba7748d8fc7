import { LRUCache } from 'lru-cache';
import { deferralMs } from './smtpFailures.ts';

/** The hour in which a mail is tried again by itself, the pause before its last try, and a little more. */
export const takersMs = deferralMs + 15 * 60 * 1000;

/**
 * Who took a mail that another address is still to get, by Message-ID: nobody gets it twice while this process lives.
 * They are addresses in the clear, so that each is dropped at its time, also where nobody asks for it any more.
 */
export const rememberTakers = (): LRUCache<string, readonly string[]> =>
  new LRUCache({ max: 10_000, ttl: takersMs, ttlAutopurge: true });
