import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { blocked, type LoginAttempts } from '../../aggregates/account/login/createLoginAttempts.ts';
import {
  findCredentials,
  proveUser,
  type EnteredCredentials,
  type ProvenUser,
} from '../../aggregates/account/login/proveUser.ts';
import type { CommandSide } from '../../commandSide.ts';

export type QuickProof = (credentials: EnteredCredentials) => Promise<ProvenUser>;

const cachedProofs = 2000;
const minutes = 10;

/**
 * A buyer's system sends the password with each call. After a proof, the same password for the same stored hash needs
 * no second one for ten minutes. Kept in memory only, as an HMAC under a key of this process.
 */
export function createQuickProof(side: CommandSide, attempts: LoginAttempts): QuickProof {
  const key = randomBytes(32);
  const proofs = new LRUCache<string, { readonly hash: string }>({ max: cachedProofs, ttl: minutes * 60_000 });
  return async (credentials) => {
    const name = usernameKey(credentials.username);
    const proof = createHmac('sha256', key)
      .update(JSON.stringify([name, credentials.password]))
      .digest('base64url');
    const proven = proofs.get(proof);
    if (proven !== undefined) {
      const [stored, until] = await Promise.all([
        findCredentials(side, name),
        attempts.blockedUntil(credentials.username),
      ]);
      if (until) throw blocked(until, side.clock.now());
      if (stored?.password_hash === proven.hash)
        return {
          userId: stored.user_id,
          isPasswordUnchanged: async () => (await findCredentials(side, name))?.password_hash === proven.hash,
        };
      proofs.delete(proof);
    }
    const user = await proveUser(side, attempts, credentials);
    const stored = await findCredentials(side, name);
    if (stored?.user_id === user.userId && (await user.isPasswordUnchanged()))
      proofs.set(proof, { hash: stored.password_hash });
    return user;
  };
}
