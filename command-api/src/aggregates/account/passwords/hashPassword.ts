import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingCost } from './hasher.ts';

export type HashingTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: HashingCost }
  | { readonly kind: 'verify'; readonly storedHash: string; readonly password: string };

/** @returns the hash, or whether the password matches */
export default function hashPassword(task: HashingTask): string | boolean {
  switch (task.kind) {
    case 'hash':
      return hashSync(task.password, { ...task.cost, parallelism: 1 });
    case 'verify':
      return verifySync(task.storedHash, task.password);
    default:
      return task satisfies never;
  }
}
