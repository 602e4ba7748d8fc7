import { randomUUID } from 'node:crypto';
import { normalPassword } from '@talloor/rules/account/passwordRules.ts';
import { noPassword } from './noPassword.ts';
import { createHashingQueue, type HashingQueue } from './createHashingQueue.ts';
import { hasherHere, hashingCost } from './hasher.ts';

export type Passwords = {
  readonly inQueue: HashingQueue;
  readonly hash: (password: string) => Promise<string>;
  /** @throws Problem `login.busy` */
  readonly hashInQueue: (password: string) => Promise<string>;
  /** Costs the same without stored hash. */
  readonly isCorrect: (password: string, storedHash: string | null) => Promise<boolean>;
  readonly isOutdated: (storedHash: string) => boolean;
  /** For tests of equal cost. */
  readonly computed: () => number;
};

export function createPasswords(cost = hashingCost, hasher = hasherHere, inQueue = createHashingQueue()): Passwords {
  let computed = 0;
  const count = <T>(computing: Promise<T>): Promise<T> => {
    computed += 1;
    return computing;
  };
  const make = (password: string) => count(hasher.hash(normalPassword(password), cost));
  // In advance, so that unknown names never cost more.
  let decoy: Promise<string> | undefined;
  return {
    inQueue,
    hash: make,
    hashInQueue: (password) => inQueue(randomUUID(), () => make(password)),
    isCorrect: async (password, storedHash) => {
      decoy ??= make(randomUUID());
      const decoyHash = await decoy;
      const hasHash = storedHash !== null && storedHash !== noPassword;
      const holds = await count(hasher.verify(hasHash ? storedHash : decoyHash, normalPassword(password)));
      return hasHash && holds;
    },
    isOutdated: (storedHash) => !storedHash.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
    computed: () => computed,
  };
}
