import { hash, verify } from '@node-rs/argon2';

/** KiB of memory, and passes. */
export type HashingCost = { readonly memoryCost: number; readonly timeCost: number };

/** ADR 0101. */
export const hashingCost: HashingCost = { memoryCost: 65_536, timeCost: 3 };

export type Hasher = {
  readonly hash: (password: string, cost: HashingCost) => Promise<string>;
  readonly verify: (storedHash: string, password: string) => Promise<boolean>;
};

export const hasherHere: Hasher = {
  hash: (password, cost) => hash(password, { ...cost, parallelism: 1 }),
  verify: (storedHash, password) => verify(storedHash, password),
};
