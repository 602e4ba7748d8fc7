import {
  checkResetLink,
  forgotPassword,
  forgotUsername,
  resetPassword,
} from '@talloor/contracts/endpoints/recovery.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';

const quarter = { windowSeconds: 15 * 60, problem: 'recovery.rate_limited' } as const;

/** Against full mailboxes and guessing of users. @param attempts per address and 15 minutes */
export const recoveryLimits = (attempts: number): readonly RateLimit[] => [
  {
    ...quarter,
    endpoint: forgotPassword.name,
    counts: 'all',
    perAddress: attempts,
    perField: { name: 'username', limit: attempts, everywhere: attempts, keyOf: usernameKey },
  },
  {
    ...quarter,
    endpoint: forgotUsername.name,
    counts: 'all',
    perAddress: attempts,
    perField: { name: 'email', limit: attempts, everywhere: attempts, keyOf: emailKey },
  },
  { ...quarter, endpoint: checkResetLink.name, perAddress: attempts * 3 },
  { ...quarter, endpoint: resetPassword.name, perAddress: attempts * 3 },
];
