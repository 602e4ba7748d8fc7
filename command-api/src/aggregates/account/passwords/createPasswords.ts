import { randomUUID } from 'node:crypto';
import { normalPassword } from '@talloor/rules/account/passwordRules.ts';
import { createHashingQueue, type HashingQueue } from './createHashingQueue.ts';
import { hasherHere, hashingCost } from './hasher.ts';

/** Passwords as they are kept: argon2id hashes, made off the event loop. */
export type Passwords = {
  readonly inQueue: HashingQueue;
  /** Hashes at once, for work that stands in the queue already or comes over no route. */
  readonly hash: (password: string) => Promise<string>;
  /** The same in the queue. @throws Problem `login.busy` */
  readonly hashInQueue: (password: string) => Promise<string>;
  /** Whether it is the password that was kept; where none was it costs the same and is not. */
  readonly isKept: (password: string, kept: string | null) => Promise<boolean>;
  /** Whether it was kept at another cost than today's, so that it is to be hashed again. */
  readonly isOutdated: (kept: string) => boolean;
  /** How many hashes were computed, for tests that compare what a known and an unknown name cost. */
  readonly computed: () => number;
};

/** Hashing at a cost, which only tests make smaller. */
export function createPasswords(cost = hashingCost, hasher = hasherHere, inQueue = createHashingQueue()): Passwords {
  let computed = 0;
  const count = <T>(computing: Promise<T>): Promise<T> => {
    computed += 1;
    return computing;
  };
  const make = (password: string) => count(hasher.hash(normalPassword(password), cost));
  // Made before the first name is looked up, so that the first unknown one costs no more.
  let decoy: Promise<string> | undefined;
  return {
    inQueue,
    hash: make,
    hashInQueue: (password) => inQueue(randomUUID(), () => make(password)),
    isKept: async (password, kept) => {
      decoy ??= make(randomUUID());
      const nobodys = await decoy;
      const holds = await count(hasher.verify(kept ?? nobodys, normalPassword(password)));
      return kept !== null && holds;
    },
    isOutdated: (kept) => !kept.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
    computed: () => computed,
  };
}
