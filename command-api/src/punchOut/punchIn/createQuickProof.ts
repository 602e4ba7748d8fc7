import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { LoginAttempts } from '../../aggregates/account/login/createLoginAttempts.ts';
import {
  findCredentials,
  proveUser,
  type EnteredCredentials,
  type ProvenUser,
} from '../../aggregates/account/login/proveUser.ts';
import type { CommandSide } from '../../commandSide.ts';

export type QuickProof = {
  /** Null without a recent proof. Holds only while `isPasswordUnchanged`, which also knows of blocks. */
  readonly recent: (credentials: EnteredCredentials) => ProvenUser | null;
  /** @throws Problem `login.invalid`, `login.blocked`, `login.busy` */
  readonly prove: (credentials: EnteredCredentials) => Promise<ProvenUser>;
};

const cachedProofs = 2000;
const minutes = 10;

/**
 * A buyer's system sends the password with each call. The same password for the same stored hash needs no second proof
 * for ten minutes. In memory only, as an HMAC under a key of this process.
 */
export function createQuickProof(side: CommandSide, attempts: LoginAttempts): QuickProof {
  const key = randomBytes(32);
  const proofs = new LRUCache<string, { readonly userId: string; readonly hash: string }>({
    max: cachedProofs,
    ttl: minutes * 60_000,
  });
  const proofOf = ({ username, password }: EnteredCredentials): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([usernameKey(username), password]))
      .digest('base64url');

  const recent: QuickProof['recent'] = (credentials) => {
    const proven = proofs.get(proofOf(credentials));
    if (proven === undefined) return null;
    return {
      userId: proven.userId,
      isPasswordUnchanged: async () => {
        const [stored, until] = await Promise.all([
          findCredentials(side, usernameKey(credentials.username)),
          attempts.blockedUntil(credentials.username),
        ]);
        return until === null && stored?.user_id === proven.userId && stored.password_hash === proven.hash;
      },
    };
  };

  return {
    recent,
    prove: async (credentials) => {
      const proven = recent(credentials);
      if (proven !== null && (await proven.isPasswordUnchanged())) return proven;
      const user = await proveUser(side, attempts, credentials);
      const stored = await findCredentials(side, usernameKey(credentials.username));
      if (stored?.user_id === user.userId && (await user.isPasswordUnchanged()))
        proofs.set(proofOf(credentials), { userId: user.userId, hash: stored.password_hash });
      return user;
    },
  };
}
